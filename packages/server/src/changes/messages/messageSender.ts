import { randomInt } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import type { MessageContent } from '../../db/schema.ts'
import type { Language } from '../../http/route.ts'
import type { Log } from '../../http/log.ts'
import { startPeriodicWork, type PeriodicWork } from '../periodicWork.ts'
import { recordChange } from '../recordChange.ts'
import { isGivenUp, pauseAfter } from './deliveryRules.ts'
import { createDeliveryWorkers, type Reception } from './deliveryWorkers.ts'
import {
  bookingOf,
  claimDelivery,
  dropDelivery,
  isOutcomeUnknown,
  isTooLate,
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
  markNotTold,
  storeLearnt,
  supposeLearnt,
  takeDifferences,
} from './messageStore.ts'
import { MessageNotAccepted, type MessageReceiver } from './receivers.ts'
import { queueReminders, remindAgain } from './reminderStore.ts'

/**
 * Sends messages to patients (MSG-01): at least once, each time with the same id, repeated for a
 * day and then given up. One doctor has one message in progress at a time, and those about one
 * booking keep their order.
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

export function createMessageSender(dependencies: MessageSenderDependencies): MessageSender {
  const { db, clock, log, receiver, language, publicUrl, pollEvery = 5000 } = dependencies
  const state = { closed: false, hasMoreReminders: false }

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
    const { id, webhookId, attempts, dueAt, name } = delivery
    const now = clock.now()
    const isOver = error.isFinal || isGivenUp(dueAt, now)
    const { message: reason, retryAfter } = error
    log.error(isOver ? 'message given up' : 'message delayed', { message: webhookId, attempts, reason })
    if (!isOver) {
      const pause = pauseAfter(attempts, randomInt(1000) / 1000, retryAfter)
      return saveAttempt(db, id, { lastError: reason, nextAttemptAt: new Date(now.getTime() + pause) })
    }
    await db.transaction(async (tx) => {
      if (name !== 'booking.reminder') await markNotTold(tx, delivery, now)
      await saveAttempt(tx, id, { lastError: reason, givenUpAt: now })
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

  async function attempt(delivery: Delivery): Promise<Reception | undefined> {
    const { id, webhookId, name } = delivery
    const booking = await bookingOf(db, delivery)
    if (booking === undefined || !isWanted(delivery, booking, clock.now())) {
      await db.transaction(async (tx) => {
        if (booking !== undefined && isOutcomeUnknown(delivery)) {
          const { doctorId, bookingId, startsAt } = delivery
          const content = delivery.content ?? contentFor(name, booking)
          await supposeLearnt(tx, { doctorId, bookingId, name, startsAt, content, seen: booking.known }, clock.now())
        } else if (booking !== undefined && isTooLate(delivery, booking, clock.now()))
          await markNotTold(tx, delivery, clock.now())
        // Bookings are locked before their deliveries, here as everywhere.
        await dropDelivery(tx, id)
      })
      if (name === 'booking.reminder' && booking !== undefined) await remindAgain(db, booking, clock.now())
      return undefined
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
      await refused(delivery, error)
      return 'refused'
    }
    await accepted(delivery, { bookingId, name, startsAt, content, seen }, clock.now())
    return 'accepted'
  }

  const workers = createDeliveryWorkers<Delivery>(dependencies, {
    name: 'messages',
    workers: WORKERS,
    claim: (inProgress, ignoresPause) =>
      claimDelivery(
        db,
        clock.now(),
        inProgress.map(({ doctorId }) => doctorId),
        ignoresPause,
      ),
    attempt,
    tryFailedAgain: () => tryFailedAgain(db, clock.now()),
    onEmpty: () => {
      if (state.hasMoreReminders) reminding.wake()
    },
  })

  const taking = startPeriodicWork({ name: 'messages', every: pollEvery, log }, async (isClosed) => {
    while (!isClosed() && (await db.transaction((tx) => takeDifferences(tx, clock.now()))) > 0) workers.start()
    workers.start()
  })

  // Neither waits for the other, and a step that fails is repeated alone.
  const reminding = startPeriodicWork({ name: 'reminders', every: pollEvery, log }, async (isClosed) => {
    let step: Awaited<ReturnType<typeof queueReminders>> = 'more'
    while (!isClosed() && step === 'more') {
      step = await db.transaction((tx) => queueReminders(tx, clock.now()))
      workers.start()
    }
    state.hasMoreReminders = step === 'later'
  })

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
        await workers.idle()
      } while (state.hasMoreReminders && !workers.isDown() && !state.closed)
    },
    async close() {
      state.closed = true
      await Promise.all([taking.close(), reminding.close(), workers.close()])
    },
  }
}
