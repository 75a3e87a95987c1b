import { BOOKING_STATUS, clinicInstant, clinicNow } from '@nalam/sdk'
import { offerState } from '@nalam/sdk/rules'
import { and, eq, gt, isNull, lte, notInArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retryDeliveries } from '../src/changes/messages/deliveryStore.ts'
import { createMessageSender, type MessageSender } from '../src/changes/messages/messageSender.ts'
import { Refusal } from '../src/contract/refusal.ts'
import { openDatabase, type Database, type OpenDatabase } from '../src/db/open.ts'
import { bookingCounts, bookings, deliveries, messages, offers, platformHolds, slots } from '../src/db/schema.ts'
import { createLog } from '../src/http/log.ts'
import { eraseDoctor } from '../src/operations/eraseDoctor.ts'
import { cancelBooking, moveBooking, setVisit } from '../src/resources/bookings/actionStore.ts'
import { decideBooking, undoDecision } from '../src/resources/bookings/decisionStore.ts'
import { overdueOffers } from '../src/resources/bookings/offerRows.ts'
import { expireOffer, offerTimes, withdrawOffer } from '../src/resources/bookings/offerStore.ts'
import { storeAnswer } from '../src/resources/bookings/patientOffer.ts'
import { bookForPlatform, cancelByPatient, createLapses } from '../src/resources/platforms/platformBookings.ts'
import { storeReminderAnswer } from '../src/resources/bookings/reminderAnswers.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { insertDoctors } from '../src/resources/account/store.ts'
import { endHold, holdTime } from '../src/resources/platforms/store.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { secureRandom } from '../src/random.ts'
import { insertPlatform } from '../src/security/platforms.ts'
import { bookSlot } from './support/bookSlot.ts'
import { createModelPatients, type ModelPatients } from './support/modelPatients.ts'
import { createSettableClock, type SettableClock } from './support/settableClock.ts'

// `NALAM_MODEL_RUNS=10000` runs the sequences of goal R9; the suite runs fewer.
const RUNS = Number(process.env['NALAM_MODEL_RUNS'] ?? 40)
const { pending, confirmed, declined, reschedule } = BOOKING_STATUS
const DAYS = ['2026-11-22', '2026-11-24'] as const
const HOURS = ['09', '10', '11'] as const
const platformId = 'plt_model'
/** Minutes from a slot's time to which the clock moves: the evening before, and around its beginning. */
const AROUND_SLOT = [-15 * 60, -70, -50, -30, 0, 10] as const

let open: OpenDatabase
beforeAll(async () => {
  open = await openDatabase({ kind: 'memory' })
  await insertPlatform(open.db, { id: platformId, name: 'Model platform', key: 'none', createdAt: new Date(0) })
})
afterAll(() => open.close())

const ACTIONS = [
  'approve',
  'decline',
  'reschedule',
  'undo',
  'cancel',
  'move',
  'move out of an offer',
  'visit',
  'offer',
  'withdraw',
  'choose',
  'none',
  'book',
  'hold',
  'release',
  'book by platform',
  'book by platform',
  'cancel by platform',
  'lapse',
  'answer reminder',
  'near a slot',
  'minutes',
  'hours',
  'expire',
  'send',
  'send',
  'receive badly',
] as const

const step = fc.record({
  action: fc.constantFrom(...ACTIONS),
  /** Which booking, slot or amount. */
  one: fc.nat({ max: 5 }),
  other: fc.nat({ max: 5 }),
  /** The process dies before the commit. */
  crashes: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

class Crash extends Error {}

/** It refuses a message, wants it never again, or dies when it has passed the message on. */
const BAD_RECEIVERS = ['refusing', 'refusing', 'gone', 'dying'] as const

/** A doctor with six slots and four bookings. */
interface Diary {
  readonly doctorId: string
  readonly slotIds: readonly string[]
  readonly bookingIds: string[]
  readonly clock: SettableClock
  readonly patients: ModelPatients
  readonly sender: MessageSender
}

let diaries = 0
const logged: string[] = []
const log = createLog((line) => void logged.push(line), undefined, 'info')
async function newDiary(db: Database): Promise<Diary> {
  diaries += 1
  const clock = createSettableClock()
  const doctorId = `doc_model_${diaries}`
  const createdAt = clock.now()
  await insertDoctors(db, [
    {
      id: doctorId,
      name: 'Model Doctor',
      email: `model${diaries}@nalam.example`,
      mobileNumber: String(8_000_000_000 + diaries),
      passwordHash: 'none',
      createdAt,
      updatedAt: createdAt,
    },
  ])
  const times = DAYS.flatMap((day) => HOURS.map((hour) => `${day} ${hour}`))
  const slotIds = times.map((_, index) => `slt_model_${diaries}_${index}`)
  const taken = [pending, confirmed, confirmed]
  await insertSlots(
    db,
    times.map((time, index) => ({
      id: slotIds[index] ?? '',
      doctorId,
      startsAt: `${time}:00:00`,
      endsAt: `${time}:30:00`,
      createdAt,
      isBooked: index < taken.length,
    })),
  )
  const bookingIds = taken.map((_, index) => `bkg_model_${diaries}_${index}`)
  await insertBookings(
    db,
    taken.map((status, index) => ({
      id: bookingIds[index] ?? '',
      doctorId,
      slotId: slotIds[index] ?? '',
      startsAt: `${times[index] ?? ''}:00:00`,
      status,
      createdAt,
      bookingNumber: `MODEL-${diaries}-${index}`,
      patientName: 'Model Patient',
      patientPhone: '9000000001',
      mode: 'Online',
    })),
  )
  const patients = createModelPatients(db, clock)
  for (const [index, status] of taken.entries())
    patients.knows(bookingIds[index] ?? '', status === pending ? 'requested' : 'confirmed', `${times[index]}:00:00`)
  const sender = createMessageSender({
    db,
    clock,
    log,
    receiver: patients.receiver,
    language: 'ta',
    publicUrl: () => 'https://clinic.example',
    pollEvery: 3_600_000,
  })
  return { doctorId, slotIds, bookingIds, clock, patients, sender }
}

/** Answers the offer of which its patient was told last, as a patient with its link. */
async function answer(tx: Database, diary: Diary, bookingId: string, other: number | undefined): Promise<void> {
  const { offerId } = diary.patients.knowledgeOf(bookingId)
  const [offer] = offerId === undefined ? [] : await tx.select().from(offers).where(eq(offers.id, offerId))
  if (offer === undefined) return
  const { id, version, times } = offer
  const choice = other === undefined ? 'none' : (times[other % times.length]?.slotId ?? 'none')
  await storeAnswer(tx, diary, { offerId: id, version, choice, requestId: 'model' })
  // The page shows the result.
  const [row] = await tx.select({ startsAt: bookings.startsAt }).from(bookings).where(eq(bookings.id, bookingId))
  diary.patients.knows(bookingId, other === undefined ? 'requested' : 'confirmed', row?.startsAt ?? '', id)
}

/** The requests of the platform. */
const ofPlatform = { platformId, requestId: 'model' }

const holdsOf = (tx: Database, { doctorId }: Diary) =>
  tx.select().from(platformHolds).where(eq(platformHolds.doctorId, doctorId)).orderBy(platformHolds.id)

interface ModelRequest {
  readonly slotId: string
  readonly usesHold: boolean
  readonly isConfirmedAtOnce: boolean
}

/** Books a time as the route of platforms does, with its hold where it has one. */
async function bookByPlatform(tx: Database, diary: Diary, { usesHold, ...wanted }: ModelRequest): Promise<void> {
  const { doctorId, bookingIds, clock, patients } = diary
  const id = `${doctorId}_platform_${secureRandom.id()}`.slice(0, 60)
  const hold = usesHold ? (await holdsOf(tx, diary)).find(({ slotId }) => slotId === wanted.slotId) : undefined
  const patient = {
    patientName: 'Platform Patient',
    patientPhone: '9000000003',
    reason: 'Fever',
    language: 'ta',
  } as const
  const request = { ...wanted, ...patient, ...ofPlatform, id, doctorId, exceptions: [], holdId: hold?.id }
  await bookForPlatform(tx, diary, request)
  if (hold) await endHold(tx, ofPlatform, hold.id, clock.now())
  bookingIds.push(id)
  const [row] = await tx.select({ startsAt: bookings.startsAt }).from(bookings).where(eq(bookings.id, id))
  patients.knows(id, wanted.isConfirmedAtOnce ? 'confirmed' : 'requested', row?.startsAt ?? '')
}

async function act(tx: Database, diary: Diary, { action, one, other }: Step): Promise<void> {
  const { doctorId, slotIds, bookingIds, clock } = diary
  const bookingId = bookingIds[one % bookingIds.length] ?? ''
  const slotId = slotIds[other % slotIds.length] ?? ''
  const request = { doctorId, bookingId, requestId: 'model' }
  const dependencies = { clock, random: secureRandom, hasExtensions: true }
  switch (action) {
    case 'approve':
      return void (await decideBooking(tx, dependencies, { ...request, decision: confirmed }))
    case 'decline':
      return void (await decideBooking(tx, dependencies, { ...request, decision: declined }))
    case 'reschedule':
      return void (await decideBooking(tx, dependencies, { ...request, decision: reschedule }))
    case 'undo':
      return void (await undoDecision(tx, dependencies, request))
    case 'cancel':
      return void (await cancelBooking(tx, dependencies, { ...request, reason: 'emergency', slot: 'open' }))
    case 'move':
      return moveBooking(tx, dependencies, { ...request, slotId, previousSlot: 'open' })
    case 'move out of an offer':
      return moveBooking(tx, dependencies, { ...request, slotId, previousSlot: 'open', withdrawsOffer: true })
    case 'visit':
      return void (await setVisit(tx, dependencies, { ...request, visit: 'seen' }))
    case 'offer': {
      const wanted = [other, other + 2, other + 4]
        .slice(0, 1 + (one % 3))
        .map((at) => slotIds[at % slotIds.length] ?? '')
      return offerTimes(tx, dependencies, { ...request, slotIds: [...new Set(wanted)] })
    }
    case 'withdraw':
      return withdrawOffer(tx, dependencies, request)
    case 'choose':
      return answer(tx, diary, bookingId, other)
    case 'none':
      return answer(tx, diary, bookingId, undefined)
    case 'book': {
      const id = `${doctorId}_${bookingIds.length}_${secureRandom.id()}`.slice(0, 60)
      const patient = { patientName: 'New Patient', patientPhone: '9000000002' }
      if (!(await bookSlot(tx, { id, slotId, ...patient }, clock.now()))) return
      bookingIds.push(id)
      const [row] = await tx.select({ startsAt: bookings.startsAt }).from(bookings).where(eq(bookings.id, id))
      return diary.patients.knows(id, 'requested', row?.startsAt ?? '')
    }
    case 'hold': {
      const id = `hld_${secureRandom.id()}`
      const patientPhone = `900000010${one}`
      return void (await holdTime(tx, diary, { ...ofPlatform, id, doctorId, slotId, patientPhone, exceptions: [] }))
    }
    case 'release': {
      const [hold] = await holdsOf(tx, diary)
      return void (hold && (await endHold(tx, ofPlatform, hold.id, clock.now())))
    }
    case 'book by platform':
      return bookByPlatform(tx, diary, { slotId, usesHold: one % 2 === 0, isConfirmedAtOnce: one % 3 === 0 })
    case 'cancel by platform':
      if (!bookingId.includes('_platform_')) return
      await cancelByPatient(tx, diary, { ...request, platformId })
      return diary.patients.knows(bookingId, 'does not take place', '')
    case 'answer reminder': {
      const reply = other % 2 === 0 ? 'comes' : 'cannot'
      const [before] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
      await storeReminderAnswer(tx, diary, { ...request, answer: reply })
      const [row] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
      // Only an answer that frees the time, or takes it again, changes whether there is an appointment.
      if (row === undefined || row.status === before?.status) return
      return diary.patients.knows(bookingId, reply === 'comes' ? 'confirmed' : 'does not take place', row.startsAt)
    }
    case 'near a slot': {
      const at = clinicInstant(DAYS[other % DAYS.length] ?? DAYS[0], `${HOURS[other % HOURS.length]}:00`)
      const minutes = AROUND_SLOT[one % AROUND_SLOT.length] ?? 0
      const seconds = (at.getTime() - clock.now().getTime()) / 1000 + 60 * minutes
      if (seconds > 0) clock.forward(seconds)
      return
    }
    case 'expire':
      for (const offer of await overdueOffers(tx, clock.now(), 10)) await expireOffer(tx, offer, clock.now())
      return
    case 'lapse':
    case 'send':
    case 'receive badly':
      throw new Error('Such work has its own transactions')
    case 'minutes':
    case 'hours':
    default:
      clock.forward(action === 'minutes' ? 60 * (3 + one) : 3600 * (1 + one))
  }
}

/** Takes one step, in a transaction of its own. What is refused changes nothing. */
async function take(diary: Diary, one: Step): Promise<void> {
  const { patients, sender, clock } = diary
  if (one.action === 'lapse') {
    const lapses = createLapses({ db: open.db, clock, log }, 3_600_000)
    await lapses.settled()
    return lapses.close()
  }
  if (one.action === 'send' || one.action === 'receive badly') {
    patients.receives = one.action === 'send' ? 'well' : (BAD_RECEIVERS[one.one % BAD_RECEIVERS.length] ?? 'well')
    await sender.settled()
    return
  }
  const known = [...diary.bookingIds]
  const knowledge = patients.remember()
  try {
    await open.db.transaction(async (tx) => {
      await act(tx, diary, one)
      if (one.crashes) throw new Crash('before the commit')
    })
  } catch (error) {
    diary.bookingIds.splice(0, Infinity, ...known)
    patients.restore(knowledge)
    if (!(error instanceof Refusal || error instanceof Crash)) throw error
  }
}

const openOf = (rows: ReadonlyArray<typeof offers.$inferSelect>, id: string | null) =>
  rows.find((offer) => offer.id === id && offer.state === 'open')

/** What holds after every step. */
async function expectAgreement({ doctorId, clock }: Diary): Promise<void> {
  const { db } = open
  const now = clock.now()
  const [slotRows, bookingRows, offerRows, waiting, [counts], holds] = await Promise.all([
    db.select().from(slots).where(eq(slots.doctorId, doctorId)),
    db.select().from(bookings).where(eq(bookings.doctorId, doctorId)),
    db.select().from(offers).where(eq(offers.doctorId, doctorId)),
    db.select().from(messages).where(eq(messages.doctorId, doctorId)),
    db.select().from(bookingCounts).where(eq(bookingCounts.doctorId, doctorId)),
    db
      .select()
      .from(platformHolds)
      .where(and(eq(platformHolds.doctorId, doctorId), gt(platformHolds.expiresAt, now))),
  ])
  // A slot is booked exactly if one booking has it; a confirmed one keeps it while it is offered others.
  for (const slot of slotRows) {
    const owners = bookingRows.filter(({ slotId, status, offerId }) => {
      if (slotId !== slot.id) return false
      const kept = openOf(offerRows, offerId)
      return status === pending || status === confirmed || (status === reschedule && kept?.before.slotId === slot.id)
    })
    expect([slot.id, owners.length]).toEqual([slot.id, slot.isBooked ? 1 : 0])
  }
  // Exactly the times of the open offers and of platforms' holds are held, until they end.
  const held = slotRows.filter(({ heldUntil }) => heldUntil !== null && heldUntil > now)
  const offered = bookingRows.flatMap(({ offerId }) => {
    const offer = openOf(offerRows, offerId)
    return offer && offerState(offer, now) === 'open'
      ? offer.times.map(({ slotId }) => `${slotId} ${offer.bookingId}`)
      : []
  })
  const typed = holds.map(({ slotId, id }) => `${slotId} ${id}`)
  expect(held.map(({ id, heldFor }) => `${id} ${heldFor}`).toSorted()).toEqual([...offered, ...typed].toSorted())
  expect(held.filter(({ isBooked }) => isBooked)).toEqual([])
  for (const { id, status, offerId } of bookingRows)
    if (openOf(offerRows, offerId) !== undefined) expect([id, status]).toEqual([id, reschedule])
  const ids = waiting.map(({ bookingId }) => bookingId)
  expect(new Set(ids).size).toBe(ids.length)
  const having = (wanted: number) => bookingRows.filter(({ status }) => status === wanted).length
  expect(counts).toMatchObject({
    total: bookingRows.length,
    pending: having(pending),
    confirmed: having(confirmed),
    declined: having(declined),
  })
}

/** Sends everything, also what was given up. */
async function sendAll(diary: Diary): Promise<void> {
  const { db } = open
  const { doctorId, clock, sender, patients } = diary
  patients.receives = 'well'
  await sender.settled()
  await expectMarks(diary)
  await db.transaction((tx) => retryDeliveries(tx, clock.now(), []))
  // Longer than the longest pause.
  for (let round = 0; round < 2; round += 1) {
    clock.forward(3700)
    await sender.settled()
  }
  const isWaiting = and(eq(deliveries.doctorId, doctorId), isNull(deliveries.sentAt))
  expect(await db.select().from(deliveries).where(isWaiting)).toEqual([])
}

/** A booking whose patient was not told, and will not be by itself, says so. */
async function expectMarks({ doctorId, clock, patients }: Diary): Promise<void> {
  const { db } = open
  const at = clinicNow(clock.now())
  const isOpen = and(eq(deliveries.doctorId, doctorId), isNull(deliveries.sentAt), isNull(deliveries.givenUpAt))
  const busy = [
    ...(await db.select({ id: deliveries.bookingId }).from(deliveries).where(isOpen)),
    ...(await db.select({ id: messages.bookingId }).from(messages).where(eq(messages.doctorId, doctorId))),
  ].map(({ id }) => id)
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.doctorId, doctorId),
        gt(bookings.startsAt, `${at.date} ${at.time}:59`),
        notInArray(bookings.id, busy),
      ),
    )
  for (const row of rows) {
    if (patients.isUpToDate(row)) expect([row.id, row.notToldAt]).toEqual([row.id, null])
    else if (patients.canBeTold(row)) expect([row.id, row.notToldAt]).not.toEqual([row.id, null])
  }
}

/** What holds when everything was sent: the patients know what is so. */
async function expectRest(diary: Diary): Promise<void> {
  const { doctorId, patients, clock } = diary
  await sendAll(diary)
  const ended = await open.db.select({ id: offers.id }).from(offers).where(lte(offers.expiresAt, clock.now()))
  for (const row of await open.db.select().from(bookings).where(eq(bookings.doctorId, doctorId))) {
    // An offer that ended before it was sent is told by the doctor, who sees the mark.
    const isMarked = row.notToldAt !== null && ended.some(({ id }) => id === row.offerId)
    // Beside what is so, a patient who has answered still knows the link.
    if (patients.canBeTold(row) && !patients.isUpToDate(row) && !isMarked)
      expect([row.id, patients.knowledgeOf(row.id)]).toEqual([row.id, patients.truthOf(row)])
  }
}

/** What holds when the last action is final, and when all times are over. */
async function expectEnd(diary: Diary): Promise<void> {
  const { doctorId, clock } = diary
  const { db } = open
  clock.forward(600)
  await expectRest(diary)
  for (const days of [1, 4]) {
    clock.forward(days * 24 * 3600)
    for (const action of ['expire', 'lapse'] as const) await take(diary, { action, one: 0, other: 0, crashes: false })
    await expectAgreement(diary)
    await expectRest(diary)
  }
  const held = await db.select().from(slots).where(eq(slots.doctorId, doctorId))
  // What a platform held is free by itself.
  expect(held.filter(({ heldFor }) => heldFor?.startsWith('hld_') === false)).toEqual([])
  const unanswered = and(eq(bookings.platformId, platformId), eq(bookings.status, pending))
  expect(await db.$count(bookings, and(eq(bookings.doctorId, doctorId), unanswered))).toBe(0)
  expect(await db.$count(messages, eq(messages.doctorId, doctorId))).toBe(0)
}

const found = (action: Step['action'], one = 0, other = 0): Step => ({ action, one, other, crashes: false })

/** Sequences that have found a fault. */
const FOUND: Array<[Step[]]> = [
  // The offer has reached the patient, but its process died before it knew.
  [[found('offer', 0, 3), found('hours'), found('receive badly', 3), found('withdraw')]],
  // She answers before the next process knows that she got it.
  [[found('cancel', 1), found('offer', 0, 1), found('hours'), found('receive badly', 3), found('none')]],
  // The patient has answered, and keeps the link.
  [[found('offer', 0, 3), found('hours'), found('send'), found('none')]],
  [[found('offer', 0, 3), found('hours'), found('send'), found('choose')]],
  // The offer has ended before it was sent: the patient is not told.
  [[found('offer', 0, 3), found('near a slot')]],
]

it('[OFFER-03] [OFFER-04] [MSG-04] [INTAKE-01] [INTAKE-02] [INTAKE-03] [MSG-06] any sequence of doctor, patients, platform, receiver, clock and crashes leaves slots and offers in agreement, and every patient was told last what is so (R9)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      const diary = await newDiary(open.db)
      for (const one of steps) {
        await take(diary, one)
        await expectAgreement(diary)
      }
      await expectEnd(diary)
      expect(diary.patients.faults).toEqual([])
      await diary.sender.close()
      await open.db.transaction((tx) => eraseDoctor(tx, { clock: diary.clock, random: secureRandom }, diary.doctorId))
    }),
    { numRuns: RUNS, examples: FOUND },
  )
}, 10_800_000)
