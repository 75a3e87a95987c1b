import { SLOT_STATUS } from '@nalam/sdk'
import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { audit, bookings, events, slotChanges, slots } from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { Refusal } from '../src/contract/refusal.ts'
import {
  applySlotChange,
  cleanSlotChanges,
  undoSlotChange,
  type SlotChangeRequest,
} from '../src/resources/slotChanges/store.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { bookSlot } from './support/bookSlot.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'

const doctorId = demoDoctors.complete.id

describeOnDatabases('a change of several slots', (world) => {
  let day = 0
  /** Returns a day that no other test uses. */
  function nextDay(): string {
    day += 1
    return `2028-${String(1 + Math.floor(day / 28)).padStart(2, '0')}-${String(1 + (day % 28)).padStart(2, '0')}`
  }
  const times = (date: string, from: string, to: string) => ({
    startsAt: `${date} ${from}:00`,
    endsAt: `${date} ${to}:00`,
  })
  async function newSlots(date: string, ...froms: string[]): Promise<string[]> {
    const rows = froms.map((from) => ({
      id: `slt_${date}_${from.replace(':', '')}`,
      doctorId,
      ...times(date, from, from.replace(':00', ':30')),
      createdAt: world.clock.now(),
    }))
    await insertSlots(world.db, rows)
    return rows.map(({ id }) => id)
  }
  const slotsOn = (date: string) =>
    world.db
      .select()
      .from(slots)
      .where(and(eq(slots.doctorId, doctorId), sql`${slots.startsAt}::date = ${date}::date`))
      .orderBy(slots.startsAt)
  const apply = (request: Request) =>
    world.db.transaction((tx) =>
      applySlotChange(tx, world.server.dependencies, {
        doctorId,
        name: 'slots.published',
        requestId: 'req_1',
        ...request,
      }),
    )
  /** Undoes a change. Returns the code of a refusal. */
  /** Returns the code of a refusal. */
  const undo = (changeId: string, of: string = doctorId) =>
    world.db
      .transaction((tx) =>
        undoSlotChange(tx, world.server.dependencies, { doctorId: of, changeId, requestId: 'req_2' }),
      )
      .then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof Refusal) return error.code
          throw error
        },
      )
  const book = (slotId: string) =>
    world.db.transaction((tx) =>
      bookSlot(
        tx,
        { id: world.server.dependencies.random.id(), slotId, patientName: 'Other', patientPhone: '9000000002' },
        world.clock.now(),
      ),
    )

  it('[AVAIL-04] creates, removes and switches in one go, and records it', async () => {
    const date = nextDay()
    const [removed = '', switched = ''] = await newSlots(date, '09:00', '10:00')
    const applied = await apply({
      // Overlaps the removed slot.
      create: [times(date, '09:10', '09:25'), times(date, '12:00', '13:00')],
      remove: [removed],
      switch: [{ id: switched, to: SLOT_STATUS.off }],
    })
    const id = applied?.change.id ?? ''
    expect(applied?.change).toEqual({
      id,
      created: 2,
      removed: 1,
      switched: 1,
      undoUntil: new Date(world.clock.now().getTime() + 600_000).toISOString(),
    })
    const found = await slotsOn(date)
    expect(found.map(({ startsAt, endsAt, status }) => [startsAt.slice(11), endsAt.slice(11), status])).toEqual([
      ['09:10:00', '09:25:00', 1],
      ['10:00:00', '10:30:00', 2],
      ['12:00:00', '13:00:00', 1],
    ])
    expect([found[0]?.id, found[2]?.id]).toEqual(applied?.createdIds)
    const [entry] = await world.db
      .select()
      .from(audit)
      .where(eq(audit.subject, `slot_change:${id}`))
    expect(entry).toMatchObject({
      doctorId,
      action: 'slots.published',
      detail: { created: 2, removed: 1, switched: 1 },
      requestId: 'req_1',
    })
    expect(await world.db.select().from(events).where(eq(events.subject, id))).toMatchObject([
      { topic: 'slots', name: 'slots.published' },
    ])
  })

  it.each<[string, (date: string) => Promise<Request>]>([
    ['a new slot overlaps another', async (date: string) => ({ create: [times(date, '09:20', '09:40')] })],
    ['a slot is gone', async () => ({ remove: ['slt_nowhere'] })],
    [
      'a slot is booked',
      async (date: string) => {
        await book(`slt_${date}_0900`)
        return { remove: [`slt_${date}_0900`] }
      },
    ],
    ['a slot has the status already', async (date: string) => ({ switch: [{ id: `slt_${date}_0900`, to: 1 }] })],
  ])('[AVAIL-04] changes nothing when %s', async (_title, request) => {
    const date = nextDay()
    const [, other = ''] = await newSlots(date, '09:00', '10:00')
    const { create = [], remove = [], ...rest } = await request(date)
    const before = await slotsOn(date)
    expect(
      await apply({ ...rest, create: [times(date, '12:00', '12:30'), ...create], remove: [other, ...remove] }),
    ).toBe(undefined)
    expect(await slotsOn(date)).toEqual(before)
  })

  it('[CAL-03] undo brings everything back, within ten minutes, once', async () => {
    const date = nextDay()
    const [removed = '', switched = ''] = await newSlots(date, '09:00', '10:00')
    const before = await slotsOn(date)
    const applied = await apply({
      create: [times(date, '09:10', '09:25')],
      remove: [removed],
      switch: [{ id: switched, to: SLOT_STATUS.off }],
    })
    const id = applied?.change.id ?? ''
    expect(await undo(id, demoDoctors.other.id)).toBe('not_found')
    world.clock.forward(599)
    expect(await undo(id)).toBeUndefined()
    expect(await slotsOn(date)).toEqual(before)
    expect(await undo(id)).toBe('change.undo_refused')
    const told = await world.db.select().from(events).where(eq(events.subject, id))
    expect(told.map(({ name }) => name)).toEqual(['slots.published', 'slots.restored'])

    const late = await apply({ remove: [removed] })
    world.clock.forward(600)
    expect(await undo(late?.change.id ?? '')).toBe('change.undo_over')
    expect(await slotsOn(date)).toHaveLength(1)
  })

  it.each([
    ['a created slot was booked', ({ created }: Parts) => book(created)],
    [
      'a created slot was booked and the booking declined',
      async ({ created }: Parts) => {
        await book(created)
        const booking = await world.db.query.bookings.findFirst({ where: eq(bookings.slotId, created) })
        await world.client.call('updateBookingStatus', { bookingId: booking?.id, status: 3 })
      },
    ],
    [
      'a created slot was switched off',
      ({ created }: Parts) => world.client.call('updateSlotStatus', { slotId: created, status: 2 }),
    ],
    ['a created slot was removed', ({ created }: Parts) => apply({ remove: [created] })],
    ['a switched slot was switched again', ({ switched }: Parts) => apply({ switch: [{ id: switched, to: 1 }] })],
    ['the time of a removed slot is taken', ({ date }: Parts) => apply({ create: [times(date, '09:10', '09:20')] })],
  ])('[CAL-03] undo is refused when %s, and changes nothing', async (_title, meanwhile) => {
    const date = nextDay()
    const [removed = '', switched = ''] = await newSlots(date, '09:00', '10:00')
    const applied = await apply({
      create: [times(date, '12:00', '12:30')],
      remove: [removed],
      switch: [{ id: switched, to: SLOT_STATUS.off }],
    })
    await meanwhile({ date, created: applied?.createdIds[0] ?? '', switched })
    const before = await slotsOn(date)
    expect(await undo(applied?.change.id ?? '')).toBe('change.undo_refused')
    expect(await slotsOn(date)).toEqual(before)
  })

  it('[CAL-03] a slot whose booking was declined can be removed, and is back with it', async () => {
    const date = nextDay()
    const [slotId = ''] = await newSlots(date, '09:00')
    const bookingId = `bkg_${date}`
    const declined = { status: 3, decidedAt: world.clock.now(), createdAt: world.clock.now(), slotId }
    const patient = { patientName: 'Declined', patientPhone: '9000000001', mode: 'Online' }
    await insertBookings(world.db, [
      { id: bookingId, bookingNumber: `CHG-${date}`, doctorId, startsAt: `${date} 09:00:00`, ...patient, ...declined },
    ])
    const slotOf = async () => (await world.db.query.bookings.findFirst({ where: eq(bookings.id, bookingId) }))?.slotId
    const first = await apply({ remove: [slotId] })
    expect(await slotOf()).toBeNull()
    expect(await undo(first?.change.id ?? '')).toBeUndefined()
    expect(await slotOf()).toBe(slotId)

    const second = await apply({ remove: [slotId] })
    expect((await world.client.call('undoBookingDecision', { id: bookingId })).status).toBe(200)
    // Undoing the decision has already restored the slot.
    expect(await undo(second?.change.id ?? '')).toBe('change.undo_refused')
    expect(await slotOf()).toBe(slotId)
  })

  it('3,000 slots are created in one statement', async () => {
    const create = Array.from({ length: 3000 }, (_, index) => {
      const minute = (index % 125) * 10
      const clock = (of: number) =>
        `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`
      return times(`2030-01-${String(1 + Math.floor(index / 125)).padStart(2, '0')}`, clock(minute), clock(minute + 10))
    })
    const applied = await apply({ create })
    expect(applied?.change.created).toBe(3000)
    expect(await slotsOn('2030-01-24')).toHaveLength(125)
    expect(await undo(applied?.change.id ?? '')).toBeUndefined()
    expect(await slotsOn('2030-01-24')).toEqual([])
  })

  it('is forgotten after an hour', async () => {
    await apply({ create: [times('2030-02-01', '09:00', '09:30')] })
    const at = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000)
    await cleanSlotChanges(world.db, at(1))
    const kept = await world.db.select().from(slotChanges)
    expect(kept.length).toBeGreaterThan(0)
    await cleanSlotChanges(world.db, at(1.1))
    expect(await world.db.select().from(slotChanges)).toEqual([])
  })
})

type Request = Omit<SlotChangeRequest, 'doctorId' | 'name' | 'requestId'>

interface Parts {
  readonly date: string
  readonly created: string
  readonly switched: string
}
