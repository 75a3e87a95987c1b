import { randomInt } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import type { MessageContent } from '../../db/schema.ts'
import type { Language } from '../../http/route.ts'
import { exceptionFields, type Log } from '../../http/log.ts'
import { startPeriodicWork, type PeriodicWork } from '../periodicWork.ts'
import { recordChange } from '../recordChange.ts'
import { isGivenUp, pauseAfter } from './deliveryRules.ts'
import {
  bookingOf,
  claimDelivery,
  dropDelivery,
  isOutcomeUnknown,
  isWanted,
  saveAttempt,
  tryFailedAgain,
  type Delivery,
} from './deliveryStore.ts'
import { messageEvent } from './messageTexts.ts'
import {
  contentFor,
  createOfferLink,
  createReminderLink,
  storeLearnt,
  storeNotTold,
  supposeLearnt,
  takeDifferences,
} from './messageStore.ts'
import { MessageNotAccepted, type MessageReceiver } from './receivers.ts'
import { queueReminders, remindAgain } from './reminderStore.ts'

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
  /** The language of patients whose bookings have none. */
  readonly language: Language
  /** Origin of the portal, for links; offers are made only where it is known. */
  readonly publicUrl: () => string | undefined
  /** How often to look for due messages, in milliseconds. */
  readonly pollEvery?: number
}

/** Begins the fragment of a reminder's link; that of an offer has only the token. */
const REMINDER_MARK = 'r.'

/** Messages in progress at the same time. */
const WORKERS = 8
/** Failures in a row after which the receiver counts as down. */
const FAILURES_WHEN_DOWN = 5
/** How often a message is tried while the receiver is down, in milliseconds. */
const PROBE_EVERY = 20_000

export function createMessageSender(dependencies: MessageSenderDependencies): MessageSender {
  const { db, clock, log, receiver, language, publicUrl, pollEvery = 5000 } = dependencies
  const state = { closed: false, failures: 0, probedAt: 0, hasMoreReminders: false, requests: 0 }
  const busy = new Set<string>()
  const workers = new Set<Promise<void>>()
  let claiming: Promise<unknown> = Promise.resolve()
  const isDown = () => state.failures >= FAILURES_WHEN_DOWN

  /** Stores that a message was accepted, and what its patient knows now. */
  async function accepted(delivery: Delivery, message: Parameters<typeof storeLearnt>[1], now: Date): Promise<void> {
    const { id, doctorId, bookingId } = delivery
    await db.transaction(async (tx) => {
      const wasNotTold = await storeLearnt(tx, message, now)
      await saveAttempt(tx, id, { sentAt: now, lastError: null })
      if (wasNotTold)
        await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: 'booking.told', at: now })
    })
  }

  /** Stores that a message was not accepted. */
  async function refused(delivery: Delivery, error: MessageNotAccepted): Promise<void> {
    const { id, webhookId, doctorId, bookingId, attempts, dueAt, name } = delivery
    const now = clock.now()
    const isOver = error.isFinal || isGivenUp(dueAt, now)
    const { message: reason, retryAfter } = error
    log.error(isOver ? 'message given up' : 'message delayed', { message: webhookId, attempts, reason })
    if (!isOver) {
      const pause = pauseAfter(attempts, randomInt(1000) / 1000, retryAfter)
      return saveAttempt(db, id, { lastError: reason, nextAttemptAt: new Date(now.getTime() + pause) })
    }
    await db.transaction(async (tx) => {
      const isNotTold = name !== 'booking.reminder' && (await storeNotTold(tx, bookingId, now))
      await saveAttempt(tx, id, { lastError: reason, givenUpAt: now })
      if (isNotTold)
        await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: 'booking.not_told', at: now })
    })
  }

  /** Creates the link of a message, for one attempt to send it. @returns its address in a language */
  async function createLink({ name, bookingId }: Delivery, { offerId }: MessageContent) {
    const origin = publicUrl()
    const isReminder = name === 'booking.reminder' && origin !== undefined
    const fragment = isReminder
      ? `${REMINDER_MARK}${await createReminderLink(db, bookingId, clock.now())}`
      : offerId !== null && (await createOfferLink(db, offerId))
    return (language: Language) => (fragment ? `${origin ?? ''}/p?lang=${language}#${fragment}` : '')
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const { id, webhookId, name } = delivery
    const booking = await bookingOf(db, delivery)
    if (booking === undefined || !isWanted(delivery, booking, clock.now())) {
      await db.transaction(async (tx) => {
        if (booking !== undefined && isOutcomeUnknown(delivery)) {
          const { doctorId, bookingId, startsAt } = delivery
          const content = delivery.content ?? contentFor(name, booking)
          await supposeLearnt(tx, { doctorId, bookingId, name, startsAt, content, seen: booking.known }, clock.now())
        }
        // Bookings are locked before their deliveries, here as everywhere.
        await dropDelivery(tx, id)
      })
      if (name === 'booking.reminder' && booking !== undefined) await remindAgain(db, booking, clock.now())
      return
    }
    const content = delivery.content ?? contentFor(name, booking)
    const { bookingId, phoneNumber, language: ownLanguage, known: seen } = booking
    const { startsAt } = delivery
    try {
      const linkIn = await createLink(delivery, content)
      await receiver.send(
        webhookId,
        messageEvent(delivery, { ...content, phoneNumber }, ownLanguage ?? language, linkIn),
      )
    } catch (error) {
      if (!(error instanceof MessageNotAccepted)) throw error
      state.failures += 1
      return refused(delivery, error)
    }
    const wasDown = isDown()
    state.failures = 0
    await accepted(delivery, { bookingId, name, startsAt, content, seen }, clock.now())
    if (!wasDown) return
    await tryFailedAgain(db, clock.now())
    startWorkers()
  }

  async function claimNext(): Promise<Delivery | undefined> {
    const isProbe = isDown()
    const now = clock.now().getTime()
    if (isProbe && (busy.size > 0 || Math.abs(now - state.probedAt) < PROBE_EVERY)) return undefined
    const delivery = await claimDelivery(db, clock.now(), [...busy], isProbe)
    if (delivery === undefined) return undefined
    if (isProbe) state.probedAt = now
    busy.add(delivery.doctorId)
    return delivery
  }

  /** Works until nothing is due. Claims wait for one another, so that each knows the busy doctors. */
  async function work(): Promise<void> {
    let attempts = 0
    while (!state.closed) {
      const { requests } = state
      const claimed = claiming.then(claimNext)
      // A claim that fails is reported where it is awaited.
      claiming = claimed.catch(() => undefined)
      const delivery = await claimed
      if (delivery === undefined) {
        if (requests === state.requests) break
        continue
      }
      attempts += 1
      await attempt(delivery).finally(() => busy.delete(delivery.doctorId))
    }
    if (attempts > 0 && state.hasMoreReminders) reminding.wake()
  }

  function startWorkers(): void {
    // A worker that has just found nothing looks again.
    state.requests += 1
    while (!state.closed && workers.size < WORKERS) {
      const worker = work()
        .catch((error: unknown) => log.error('messages', exceptionFields(error)))
        .finally(() => workers.delete(worker))
      workers.add(worker)
    }
  }

  const taking = startPeriodicWork({ name: 'messages', every: pollEvery, log }, async (isClosed) => {
    while (!isClosed() && (await db.transaction((tx) => takeDifferences(tx, clock.now()))) > 0) startWorkers()
    startWorkers()
  })

  // Neither waits for the other, and a step that fails is repeated alone.
  const reminding = startPeriodicWork({ name: 'reminders', every: pollEvery, log }, async (isClosed) => {
    let step: Awaited<ReturnType<typeof queueReminders>> = 'more'
    while (!isClosed() && step === 'more') {
      step = await db.transaction((tx) => queueReminders(tx, clock.now()))
      startWorkers()
    }
    state.hasMoreReminders = step === 'later'
  })

  /** Resolves when no message is in progress. */
  async function idle(): Promise<void> {
    while (workers.size > 0) await Promise.all(workers)
  }

  return {
    wake() {
      taking.wake()
      reminding.wake()
    },
    async settled() {
      do {
        // One after the other: each leaves what the other has locked for its next time.
        await taking.settled()
        await reminding.settled()
        await idle()
      } while (state.hasMoreReminders && !isDown() && !state.closed)
    },
    async close() {
      state.closed = true
      await Promise.all([taking.close(), reminding.close()])
      await idle()
    },
  }
}
