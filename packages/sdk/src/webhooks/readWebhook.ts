import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { fieldsOf } from '../core/json.ts'
import type {
  MessageName,
  PatientMessageEvent,
  PlatformMessageEvent,
  PlatformMessageName,
} from '../generated/operations.ts'
import { webhooks, webhookSchemas } from '../generated/webhookSchemas.ts'
import { platformBookingOf, type PlatformBooking } from '../resources/platform.ts'
import { schemaCompiler } from '../response-check/compileSchema.ts'

/**
 * Why a webhook is refused. `signature`: a header is missing, no signature matches the secret, or
 * there is no secret.
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

/** A received request: a `Request`, or the headers and the text of one. */
export type WebhookRequest = {
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  text(): Promise<string>
}

/** The content of a message. A newer server may have further languages and reasons. */
type Newer<Data> = {
  [Name in keyof Data]: Name extends 'language' | 'reason'
    ? Data[Name] | (string & {})
    : Name extends 'texts'
      ? Data[Name] & Readonly<Record<string, string>>
      : Data[Name]
}

/**
 * A message to a patient. `type` tells which, and `id` is the same whenever the message is sent
 * again: a receiver that has seen it responds with 200 and does nothing.
 */
export type PatientMessage = PatientMessageEvent extends infer Event extends PatientMessageEvent
  ? Event extends PatientMessageEvent
    ? Omit<Event, 'data'> & { readonly data: Newer<Event['data']>; readonly id: string }
    : never
  : never

/**
 * A message to a platform about a booking that it made. `data` is the booking as `bookings.get`
 * returned it when the message was sent, and `id` is that of {@link PatientMessage}.
 */
export type PlatformMessage = Omit<PlatformMessageEvent, 'data'> & {
  readonly data: PlatformBooking
  readonly id: string
}

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

const compile = schemaCompiler(webhookSchemas)

const PLATFORM_MESSAGES: Readonly<Record<PlatformMessageName, true>> = { 'booking.changed': true }

/** The schema was checked; what a newer server adds is read as by `bookings.get`. */
const ignore = () => undefined

const isForPlatform = (type: unknown): type is PlatformMessageName => Object.hasOwn(PLATFORM_MESSAGES, String(type))
const isForPatient = (type: unknown): type is MessageName =>
  Object.hasOwn(webhooks, String(type)) && !isForPlatform(type)

function headerOf({ headers }: WebhookRequest, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  // Node writes names in lower case, some gateways as they came.
  const [, value] = Object.entries(headers).find(([given]) => given.toLowerCase() === name) ?? []
  return typeof value === 'string' ? value : (value?.[0] ?? '')
}

/** Verifies a body with one secret. @returns why it is refused; `undefined` if it is genuine */
function refusalBy(
  secret: string | undefined,
  body: string,
  headers: Record<string, string>,
): WebhookError | undefined {
  if (!secret) return new WebhookError('signature', 'There is no secret to verify with.')
  try {
    new Webhook(secret).verify(body, headers)
    return undefined
  } catch (error) {
    if (error instanceof SyntaxError) return new WebhookError('content', 'The body is no JSON.')
    if (!(error instanceof WebhookVerificationError))
      return new WebhookError('signature', 'The secret has not the form whsec_ and Base64.')
    if (error.message.startsWith('Message timestamp'))
      return new WebhookError('timestamp', 'The webhook is more than five minutes old, or the clocks differ.')
    return new WebhookError('signature', 'No signature of the webhook matches the secret.')
  }
}

type Secrets = string | undefined | readonly (string | undefined)[]

/** Verifies a webhook. @returns its body, which matches the contract, and the id of its message */
async function readSigned(
  request: WebhookRequest,
  secret: Secrets,
  isKnown: (type: unknown) => type is keyof typeof webhooks,
): Promise<{ readonly event: unknown; readonly id: string }> {
  const body = await request.text()
  const headers = Object.fromEntries(HEADERS.map((name) => [name, headerOf(request, name)]))
  const refusals = [secret].flat().map((one) => refusalBy(one, body, headers))
  if (!refusals.includes(undefined))
    throw refusals[0] ?? new WebhookError('signature', 'There is no secret to verify with.')
  if (body === '') throw new WebhookError('content', 'The body is empty.')
  const event: unknown = JSON.parse(body)
  const { type } = fieldsOf(event)
  if (!isKnown(type))
    throw new WebhookError('type', 'This version of @nalam/sdk does not know the type of the webhook.')
  const problems: string[] = []
  if (!compile(webhooks[type])(event, '', problems)) throw new WebhookError('content', problems.join('; '))
  return { event, id: headers['webhook-id'] ?? '' }
}

/**
 * Verifies a webhook by the Standard Webhooks specification, and returns its message to a patient,
 * narrowed by `type`.
 *
 * @param request a `Request`, or `{ headers, text }` of Node's
 * @param secret `whsec_…`; several while a secret is being replaced. One that is not set verifies
 *   nothing
 * @throws WebhookError if it is not genuine, or this version does not know it. Respond with 400
 *   then: the server sends it again.
 */
export async function readWebhook(request: WebhookRequest, secret: Secrets): Promise<PatientMessage> {
  const { event, id } = await readSigned(request, secret, isForPatient)
  // The body was compared with the schema of its type.
  return { ...(event as PatientMessageEvent), id }
}

/**
 * Does the same for a webhook to a platform (`platforms add --webhook`), about a booking that it made.
 *
 * @throws WebhookError as {@link readWebhook}
 */
export async function readPlatformWebhook(request: WebhookRequest, secret: Secrets): Promise<PlatformMessage> {
  const { event, id } = await readSigned(request, secret, isForPlatform)
  const { type, timestamp, data } = event as PlatformMessageEvent
  return { type, timestamp, data: platformBookingOf(data, ignore), id }
}
