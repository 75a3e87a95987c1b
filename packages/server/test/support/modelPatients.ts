import { BOOKING_STATUS, clinicNow, toIsoDate, type MessageName } from '@nalam/sdk'
import { clinicInstant } from '@nalam/sdk'
import { UNDO_FOR } from '@nalam/sdk/rules'
import { eq } from 'drizzle-orm'
import { MessageNotAccepted, type MessageReceiver } from '../../src/changes/messages/receivers.ts'
import type { Clock } from '../../src/clock.ts'
import type { Database } from '../../src/db/open.ts'
import { bookings, offerLinks } from '../../src/db/schema.ts'
import { hashOf } from '../../src/random.ts'

type Row = typeof bookings.$inferSelect

/** What a patient of the model knows: a word, a time, and the offer, if that is what it is about. */
export interface Knowledge {
  readonly word: string
  /** `YYYY-MM-DD HH:MM:SS`; left out where there is no appointment. */
  readonly startsAt?: string
  readonly offerId?: string
}

interface Patient {
  readonly now: Knowledge
  /** Every time that the patient has heard of. */
  readonly times: ReadonlySet<string>
  readonly since: Date
  readonly reminded: ReadonlySet<string>
}

/** How long after its time a patient is told that a request has lapsed, in milliseconds. */
const LAPSE_TOLD_FOR = 3_600_000

const OFF = 'does not take place'

/** What a message says, in the model's words. */
const WORDS: Readonly<Record<Exclude<MessageName, 'booking.reminder'>, string>> = {
  'booking.accepted': 'confirmed',
  'booking.moved': 'confirmed',
  'booking.pending': 'requested',
  'booking.declined': OFF,
  'booking.lapsed': OFF,
  'booking.cancelled': OFF,
  'booking.reschedule_requested': 'choose another time',
  'booking.offered': 'offered',
}

const instantOf = (startsAt: string) => clinicInstant(startsAt.slice(0, 10), startsAt.slice(11, 16))

/** The patients of a model, who read what they are sent, and check it. */
export type ModelPatients = ReturnType<typeof createModelPatients>

/**
 * Creates patients who know only what they did and what they were sent. It is written without the
 * rules of the server, and finds messages that should not have been sent.
 */
export function createModelPatients(db: Database, clock: Clock) {
  let patients = new Map<string, Patient>()
  const received = new Set<string>()
  const faults: string[] = []

  function knows(bookingId: string, word: string, startsAt: string, offerId?: string): void {
    const before = patients.get(bookingId)
    const now: Knowledge = {
      word,
      ...(word === 'requested' || word === 'confirmed' ? { startsAt } : {}),
      // A patient may change an answer with the same link.
      ...(offerId !== undefined && { offerId }),
    }
    patients.set(bookingId, {
      now,
      times: new Set([...(before?.times ?? []), startsAt]),
      since: clock.now(),
      reminded: new Set(),
    })
  }

  /** What is so, in the model's words. */
  function truthOf({ status, startsAt, offerId, lapsingAt }: Row): Knowledge {
    // An hour before its time a request that nobody has answered counts as not confirmed.
    const isLapsing = status === BOOKING_STATUS.pending && lapsingAt !== null
    if (status === BOOKING_STATUS.declined || isLapsing) return { word: OFF }
    if (status === BOOKING_STATUS.reschedule)
      return offerId === null ? { word: 'choose another time' } : { word: 'offered', offerId }
    return { word: status === BOOKING_STATUS.confirmed ? 'confirmed' : 'requested', startsAt }
  }

  const isEqual = (one: Knowledge, other: Knowledge) =>
    one.word === other.word &&
    one.startsAt === other.startsAt &&
    (one.word !== 'offered' || one.offerId === other.offerId)

  async function read(id: string, event: Parameters<MessageReceiver['send']>[1]): Promise<void> {
    received.add(id)
    const { type, data } = event
    const [row] = await db.select().from(bookings).where(eq(bookings.id, data.bookingId))
    const patient = patients.get(data.bookingId)
    if (row === undefined || patient === undefined) return
    const now = clock.now()
    const startsAt = `${toIsoDate(data.date)} ${data.time}:00`
    const truth = truthOf(row)
    const fault = (text: string) =>
      faults.push(`${text}: ${type} ${startsAt}, knew ${JSON.stringify(patient.now)}, is so ${JSON.stringify(truth)}`)
    if (startsAt !== row.startsAt && !patient.times.has(startsAt)) fault('a time that is neither known nor so')
    if (row.decidedAt !== null && now.getTime() - row.decidedAt.getTime() < UNDO_FOR) fault('can still be undone')
    // Who has not heard that a request lapsed may be on the way.
    const over = instantOf(startsAt).getTime() + (type === 'booking.lapsed' ? LAPSE_TOLD_FOR : 0)
    if (type !== 'booking.offered' && over <= now.getTime()) fault('the appointment is over')
    if (type === 'booking.reminder') {
      const { time } = clinicNow(now)
      if (!isEqual(patient.now, { word: 'confirmed', startsAt })) fault('reminds of what the patient does not know')
      if (!isEqual(truth, { word: 'confirmed', startsAt })) fault('reminds of what is not so')
      if (patient.reminded.has(startsAt)) fault('reminds twice')
      if (now.getTime() - patient.since.getTime() < 3 * 3_600_000) fault('reminds of what was just said')
      if (time < '08:00' || time >= '21:00') fault('reminds in the night')
      patients.set(data.bookingId, { ...patient, reminded: new Set([...patient.reminded, startsAt]) })
      return
    }
    if (type === 'booking.moved') {
      const previous = `${toIsoDate(data.previous.date)} ${data.previous.time}:00`
      if (patient.now.startsAt !== previous) fault(`moved from ${previous}`)
    }
    let offerId: string | undefined
    if (type === 'booking.offered') {
      const token = data.link.slice(data.link.indexOf('#') + 1)
      const [link] = await db
        .select()
        .from(offerLinks)
        .where(eq(offerLinks.tokenHash, hashOf(token)))
      offerId = link?.offerId
    }
    const word = WORDS[type]
    if (
      !isEqual(
        { word, ...(truth.startsAt !== undefined && { startsAt }), ...(offerId !== undefined && { offerId }) },
        truth,
      )
    )
      fault('not so')
    if (isEqual(patient.now, truth)) fault('known already')
    knows(data.bookingId, word, startsAt, offerId)
  }

  const model = {
    /** How the receiver takes messages. */
    receives: 'well' as 'well' | 'refusing' | 'gone' | 'dying',
    faults,
    knows,
    truthOf,
    knowledgeOf: (bookingId: string): Knowledge => {
      const known = patients.get(bookingId)?.now ?? { word: 'nothing' }
      return known
    },
    isUpToDate: (row: Row): boolean => isEqual(model.knowledgeOf(row.id), truthOf(row)),
    /** Whether a message still helps: neither the known appointment nor the one that is so is over. */
    canBeTold(row: Row): boolean {
      const known = patients.get(row.id)?.now.startsAt
      const now = clock.now()
      return instantOf(row.startsAt) > now && (known === undefined || instantOf(known) > now)
    },
    remember: () => new Map(patients),
    restore(earlier: ReadonlyMap<string, Patient>) {
      patients = new Map(earlier)
    },
    receiver: {
      async send(id, event) {
        // A receiver that has passed a message on says so when it comes again.
        if (received.has(id)) return
        if (model.receives === 'refusing') throw new MessageNotAccepted('status 500')
        if (model.receives === 'gone') throw new MessageNotAccepted('status 410', { isFinal: true })
        await read(id, event)
        if (model.receives === 'dying') throw new Error('the process has died')
      },
    } satisfies MessageReceiver,
  }
  return model
}
