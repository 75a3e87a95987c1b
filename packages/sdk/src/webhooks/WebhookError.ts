/**
 * Why a webhook is refused. `signature`: a header is missing, or no signature matches the secret.
 * `timestamp`: it was sent more than five minutes ago or is to be sent in the future. `type`: a
 * newer server sends messages that this version does not know. `content`: the body does not match
 * the contract.
 */
export type WebhookErrorKind = 'signature' | 'timestamp' | 'type' | 'content'

/** A webhook that must not be acted on. Contains nothing of its body. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly kind: WebhookErrorKind

  constructor(kind: WebhookErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}
