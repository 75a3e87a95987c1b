import { randomInt } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import type { Language } from '../../http/route.ts'
import { exceptionFields, type Log } from '../../http/log.ts'
import { startPeriodicWork, type PeriodicWork } from '../periodicWork.ts'
import { isGivenUp, isWanted, pauseAfter, remindedDay } from './deliveryRules.ts'
import {
  claimDelivery,
  contentOf,
  dropDelivery,
  queueReminders,
  saveAttempt,
  tryFailedAgain,
  type Delivery,
} from './deliveryStore.ts'
import { messageEvent } from './messageTexts.ts'
import { createOfferLink, deliverDueMessages } from './messageStore.ts'
import { MessageNotAccepted, type MessageReceiver } from './receivers.ts'

/**
 * Sends messages to patients (MSG-01): at least once, each time with the same id, repeated for a
 * day and then given up. One doctor has one message in progress at a time, and those about one
 * booking keep their order. After several failures in a row the receiver counts as down: then one
 * message at a time is tried until one is accepted, and the others follow at once.
 */
export type MessageSender = PeriodicWork

export interface MessageSenderDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly receiver: MessageReceiver
  /** The patients' language, which is first on the demo's phones. */
  readonly language: Language
  /** Origin of the portal, for links; offers are made only where it is known. */
  readonly publicUrl: () => string | undefined
  /** How often to look for due messages, in milliseconds. */
  readonly pollEvery?: number
}

/** Messages in progress at the same time. */
const WORKERS = 8
/** Failures in a row after which the receiver counts as down. */
const FAILURES_WHEN_DOWN = 5
/** How often a message is tried while the receiver is down, in milliseconds. */
const PROBE_EVERY = 20_000

export function createMessageSender(dependencies: MessageSenderDependencies): MessageSender {
  const { db, clock, log, receiver, language, publicUrl, pollEvery = 5000 } = dependencies
  const state = { closed: false, failures: 0, probedAt: 0 }
  const busy = new Set<string>()
  const workers = new Set<Promise<void>>()
  let claiming: Promise<unknown> = Promise.resolve()
  const isDown = () => state.failures >= FAILURES_WHEN_DOWN

  async function attempt(delivery: Delivery): Promise<void> {
    const { id, webhookId, attempts, dueAt, name, startsAt } = delivery
    const content = await contentOf(db, delivery)
    if (content === undefined || !isWanted({ name, startsAt, booking: content }, clock.now()))
      return dropDelivery(db, id)
    try {
      const token =
        name === 'booking.offered' && content.offerId !== null ? await createOfferLink(db, content.offerId) : ''
      const linkIn = (text: Language) => `${publicUrl() ?? ''}/p?lang=${text}#${token}`
      await receiver.send(webhookId, messageEvent(delivery, content, language, linkIn))
      const wasDown = isDown()
      state.failures = 0
      await saveAttempt(db, id, { sentAt: clock.now(), lastError: null })
      if (!wasDown) return
      await tryFailedAgain(db, clock.now())
      startWorkers()
    } catch (error) {
      if (!(error instanceof MessageNotAccepted)) throw error
      state.failures += 1
      const now = clock.now()
      const isOver = isGivenUp(dueAt, now)
      log.error(isOver ? 'message given up' : 'message delayed', {
        message: webhookId,
        attempts,
        reason: error.message,
      })
      const next = new Date(now.getTime() + pauseAfter(attempts, randomInt(1000) / 1000))
      await saveAttempt(db, id, {
        lastError: error.message,
        ...(isOver ? { givenUpAt: now } : { nextAttemptAt: next }),
      })
    }
  }

  async function claimNext(): Promise<Delivery | undefined> {
    const isProbe = isDown()
    if (isProbe) {
      const now = clock.now().getTime()
      if (busy.size > 0 || Math.abs(now - state.probedAt) < PROBE_EVERY) return undefined
      state.probedAt = now
    }
    const delivery = await claimDelivery(db, clock.now(), [...busy], isProbe)
    if (delivery !== undefined) busy.add(delivery.doctorId)
    return delivery
  }

  /** Works until nothing is due. Claims wait for one another, so that each knows the busy doctors. */
  async function work(): Promise<void> {
    while (!state.closed) {
      const claimed = claiming.then(claimNext)
      // A claim that fails is reported where it is awaited.
      claiming = claimed.catch(() => undefined)
      const delivery = await claimed
      if (delivery === undefined) return
      await attempt(delivery).finally(() => busy.delete(delivery.doctorId))
    }
  }

  function startWorkers(): void {
    while (!state.closed && workers.size < WORKERS) {
      const worker = work()
        .catch((error: unknown) => log.error('messages', exceptionFields(error)))
        .finally(() => workers.delete(worker))
      workers.add(worker)
    }
  }

  const queueing = startPeriodicWork({ name: 'messages', every: pollEvery, log }, async (isClosed) => {
    while (!isClosed() && (await db.transaction((tx) => deliverDueMessages(tx, clock.now()))) > 0);
    const now = clock.now()
    const reminded = remindedDay(now)
    if (reminded !== undefined) await db.transaction((tx) => queueReminders(tx, { ...reminded, now }))
    startWorkers()
  })

  /** Resolves when no message is in progress. */
  async function idle(): Promise<void> {
    while (workers.size > 0) await Promise.all(workers)
  }

  return {
    wake: () => queueing.wake(),
    async settled() {
      await queueing.settled()
      await idle()
    },
    async close() {
      state.closed = true
      await queueing.close()
      await idle()
    },
  }
}
