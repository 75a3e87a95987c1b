import { Webhook } from 'standardwebhooks'
import type { PatientMessageEvent, PlatformMessageEvent } from '@nalam/sdk'
import { systemClock, type Clock } from '../../clock.ts'

export interface MessageReceiver<Event = PatientMessageEvent> {
  /**
   * Hands over a message. Rejects with a {@link MessageNotAccepted} or another error if it was
   * not accepted.
   */
  send(webhookId: string, event: Event): Promise<void>
}

/** The receiver did not accept a message. */
export class MessageNotAccepted extends Error {
  override readonly name = 'MessageNotAccepted'
  /** The receiver wants it never again. */
  readonly isFinal: boolean
  /** Seconds until it may be sent again, as the receiver asks for. */
  readonly retryAfter: number

  constructor(message: string, { isFinal = false, retryAfter = 0 } = {}) {
    super(message)
    this.isFinal = isFinal
    this.retryAfter = retryAfter
  }
}

/** Returns the seconds of `Retry-After`: a number, or a moment. */
function secondsOf(header: string | null, now: Date): number {
  if (header === null) return 0
  if (/^\d+$/.test(header.trim())) return Number(header)
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? 0 : Math.max(0, (moment - now.getTime()) / 1000)
}

/** The reason of an attempt after which the receiver may have the message. */
export const NO_RESPONSE = 'no response in time'

/** How long a receiver may take, in milliseconds. */
const PATIENCE = 10_000

/** Returns why a request failed, in words without an address. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return NO_RESPONSE
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
  const code = cause !== undefined && 'code' in cause ? String(cause.code) : undefined
  return code === undefined ? 'no connection' : `no connection (${code})`
}

/**
 * Creates a receiver that is a webhook by the Standard Webhooks specification (MSG-01). Redirects
 * are not followed: the address is wrong then, or somebody else's.
 *
 * @param secret `whsec_…`
 */
export function webhookReceiver({
  url,
  secret,
  patience = PATIENCE,
}: {
  readonly url: string
  readonly secret: string
  readonly patience?: number
}): MessageReceiver<PatientMessageEvent | PlatformMessageEvent> {
  const webhook = new Webhook(secret)
  return {
    async send(webhookId, event) {
      const body = JSON.stringify(event)
      // Receivers compare it with their own clock, whatever a demo's clock says.
      const at = systemClock.now()
      let response: Response
      try {
        response = await fetch(url, {
          method: 'POST',
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
          headers: {
            'Content-Type': 'application/json',
            'webhook-id': webhookId,
            'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
            'webhook-signature': webhook.sign(webhookId, at, body),
          },
        })
      } catch (error) {
        throw new MessageNotAccepted(reasonOf(error))
      }
      // The connection is not kept waiting for a body that nobody reads.
      await response.body?.cancel()
      if (response.ok) return
      throw new MessageNotAccepted(`status ${response.status}`, {
        isFinal: response.status === 410,
        retryAfter: secondsOf(response.headers.get('retry-after'), at),
      })
    },
  }
}

/** A message on the demo's phones. */
export interface PhoneMessage {
  readonly event: PatientMessageEvent
  readonly at: Date
}

/** Stores messages in memory, so that a demo shows them as on a phone (MSG-03). */
export interface DemoPhones extends MessageReceiver {
  /** Latest first. */
  readonly messages: readonly PhoneMessage[]
}

const MAX_MESSAGES = 200

/** Creates the phones of a demo. A message that arrives twice is shown once. */
export function createDemoPhones(clock: Clock): DemoPhones {
  const messages: PhoneMessage[] = []
  const known = new Set<string>()
  return {
    messages,
    send(webhookId, event) {
      if (!known.has(webhookId)) {
        known.add(webhookId)
        messages.unshift({ event, at: clock.now() })
        messages.length = Math.min(messages.length, MAX_MESSAGES)
      }
      return Promise.resolve()
    },
  }
}
