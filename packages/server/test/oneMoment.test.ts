import { BOOKING_DECISION, SLOT_STATUS } from '@nalam/sdk'
import { and, eq, gt } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addException } from '../src/resources/availability/store.ts'
import { decideBooking, undoDecision } from '../src/resources/bookings/decisionStore.ts'
import { moveBooking } from '../src/resources/bookings/actionStore.ts'
import { addBooking } from '../src/resources/bookings/store.ts'
import type { Database } from '../src/db/open.ts'
import { audit, events } from '../src/db/schema.ts'
import type { Dependencies } from '../src/dependencies.ts'
import { addSlot as addSlotOfAnyLength, changeSlots } from '../src/resources/slotChanges/store.ts'
import { createSlot, switchSlot } from '../src/resources/slots/store.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'
import { addSlot, newDoctor } from './support/newDoctor.ts'

type Work = (
  tx: Database,
  dependencies: Pick<Dependencies, 'clock' | 'random' | 'hasExtensions'>,
  given: { doctorId: string; bookingId: string; slotId: string; requestId: string },
) => Promise<unknown>

const DAY = '2026-11-23'
const FREE = { from: '2026-12-24', to: '2026-12-24', kind: 'closed', hours: [], note: undefined } as const

const changes: ReadonlyArray<readonly [string, Work]> = [
  ['a decision', (tx, all, given) => decideBooking(tx, all, { ...given, decision: BOOKING_DECISION.decline })],
  ['a new slot', (tx, all, given) => createSlot(tx, all, { ...given, date: DAY, time: '15:00' })],
  ['a switched slot', (tx, all, given) => switchSlot(tx, all, { ...given, status: SLOT_STATUS.off })],
  [
    'a slot of any length',
    (tx, all, given) => addSlotOfAnyLength(tx, all, { ...given, date: DAY, from: '15:00', minutes: 20 }),
  ],
  [
    'a change of several slots',
    (tx, all, given) => changeSlots(tx, all, { ...given, action: 'delete', slotIds: [given.slotId] }),
  ],
  [
    'an added booking',
    (tx, all, given) => addBooking(tx, all, { ...given, patientName: 'Meena', patientPhone: '9840098400' }),
  ],
  ['a move', (tx, all, given) => moveBooking(tx, all, { ...given, previousSlot: 'open' })],
  ['an exception', (tx, all, given) => addException(tx, all, given, { ...FREE, id: `exc_${given.doctorId}` })],
]

describeOnDatabases('one action', (world) => {
  /** Runs work at a clock that advances by a second with every look. */
  async function momentsOf(work: Work): Promise<{ audited: Date[]; announced: Date[] }> {
    const { dependencies } = world.server
    const { doctorId } = await newDoctor(world.server)
    const { bookingId = '' } = await addSlot(world.server, doctorId, `${DAY} 10:00`, `${DAY} 10:30`, { booking: 1 })
    const { slotId } = await addSlot(world.server, doctorId, `${DAY} 11:00`, `${DAY} 11:30`)
    let now = world.clock.now().getTime()
    const clock = { now: () => new Date((now += 1000)) }
    const given = { doctorId, bookingId, slotId, requestId: 'request' }
    await world.db.transaction((tx) => work(tx, { ...dependencies, clock }, given))
    const start = world.clock.now()
    const audited = await world.db
      .select({ at: audit.at })
      .from(audit)
      .where(and(eq(audit.doctorId, doctorId), gt(audit.at, start)))
    const announced = await world.db
      .select({ at: events.at })
      .from(events)
      .where(and(eq(events.doctorId, doctorId), gt(events.at, start)))
    return { audited: audited.map(({ at }) => at), announced: announced.map(({ at }) => at) }
  }

  it.each(changes)('is audited and announced with one moment: %s', async (_title, work) => {
    const { audited, announced } = await momentsOf(work)
    expect(audited).toHaveLength(1)
    expect(announced.length).toBeGreaterThan(0)
    expect(new Set([...audited, ...announced].map(String)).size).toBe(1)
  })

  it('is audited and announced with one moment: an undone decision', async () => {
    const { audited, announced } = await momentsOf(async (tx, all, given) => {
      await decideBooking(tx, all, { ...given, decision: BOOKING_DECISION.approve })
      await undoDecision(tx, all, given)
    })
    expect(audited).toHaveLength(2)
    expect(new Set(audited.map(String))).toEqual(new Set(announced.map(String)))
  })
})
