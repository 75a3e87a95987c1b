import { addDays, WEEKDAYS, weekdayOf } from '@nalam/sdk'
import { asc, eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyPublication, previewPublication, type PublicationRequest } from '../src/resources/publication/publish.ts'
import { slots } from '../src/db/schema.ts'
import { bookSlot } from './support/bookSlot.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'
import { addSlot, hoursOn, newDoctor } from './support/newDoctor.ts'

const FROM = '2026-11-20'
/**
 * Number of weeks on each database; the nightly workflow uses more. slotPlan.property.test.ts runs
 * 10,000 without a database.
 */
const WEEKS = process.env['NALAM_COMBINATIONS'] === 'all' ? 300 : 40
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/**
 * Slots of a day that do not overlap: on, off, or with a pending, confirmed or declined booking.
 */
const daySlots = fc
  .array(
    fc.tuple(
      fc.nat({ max: 20 }),
      fc.integer({ min: 2, max: 18 }),
      fc.constantFrom<'on' | 'off' | 1 | 2 | 3>('on', 'off', 1, 2, 3),
    ),
    {
      maxLength: 5,
    },
  )
  .map((parts) => {
    let at = 420
    return parts.map(([gap, length, kind]) => {
      const start = at + gap * 5
      at = start + length * 5
      return { start, end: at, kind }
    })
  })

const worlds = fc.record({
  days: fc.array(daySlots, { minLength: 1, maxLength: 4 }),
  hours: fc.array(
    fc.record({
      weekday: fc.constantFrom(...WEEKDAYS),
      from: fc.integer({ min: 14, max: 40 }),
      length: fc.integer({ min: 2, max: 8 }),
      slotMinutes: fc.constantFrom(10, 15, 20, 30, 45, 60),
    }),
    { maxLength: 7 },
  ),
  isCopy: fc.boolean(),
  onlyOn: fc.option(fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }), { nil: undefined }),
})

describeOnDatabases('publications of random weeks', (world) => {
  const slotsOf = (doctorId: string) =>
    world.db.select().from(slots).where(eq(slots.doctorId, doctorId)).orderBy(asc(slots.startsAt))

  it('[AVAIL-04] do exactly what the preview shows; repeated, they change nothing', async () => {
    const { dependencies } = world.server
    await fc.assert(
      fc.asyncProperty(worlds, async ({ days, hours, isCopy, onlyOn }) => {
        const { doctorId } = await newDoctor(world.server)
        for (const [index, day] of days.entries()) {
          const date = addDays(FROM, index)
          for (const { start, end, kind } of day) {
            const more = typeof kind === 'number' ? { booking: kind } : { status: kind === 'off' ? 2 : 1 }
            await addSlot(world.server, doctorId, `${date} ${clock(start)}`, `${date} ${clock(end)}`, more)
          }
        }
        // One range per weekday, so that no ranges overlap.
        const byDay = new Map(hours.map((range) => [range.weekday, range]))
        const weeklyHours = [...byDay.values()].map(({ weekday, from, length, slotMinutes }) => ({
          ...hoursOn(weekday, clock(from * 30), clock((from + length) * 30)),
          slotMinutes,
        }))
        const request: PublicationRequest = {
          from: FROM,
          to: addDays(FROM, days.length),
          copyFrom: isCopy ? addDays(FROM, 1) : undefined,
          onlyOn,
          draft: { version: 0, weeklyHours, keepPublishedWeeks: 0 },
        }
        const before = await slotsOf(doctorId)
        const { plan } = await previewPublication(world.db, doctorId, request, world.clock.now())
        const { fingerprint } = plan
        await world.db.transaction((tx) =>
          applyPublication(tx, dependencies, { doctorId, requestId: 'r' }, { ...request, fingerprint }),
        )
        const after = await slotsOf(doctorId)
        const shown = (date: string, from: string, to: string) =>
          `${date.slice(6)}-${date.slice(3, 5)}-${date.slice(0, 2)} ${from} ${to === '24:00' ? '00:00' : to}`
        const timesOf = (list: typeof after) =>
          list.map(({ startsAt, endsAt }) => `${startsAt.slice(0, 16)} ${endsAt.slice(11, 16)}`)
        const planned = plan.days.flatMap(({ date, keep, create }) =>
          [...keep, ...create].map(({ from, to }) => shown(date, from, to)),
        )
        const isUntouched = (startsAt: string) =>
          onlyOn !== undefined && !onlyOn.some((weekday) => weekday === weekdayOf(startsAt.slice(0, 10)))
        const untouched = before.filter(({ startsAt }) => isUntouched(startsAt))
        expect(timesOf(after)).toEqual([...planned, ...timesOf(untouched)].toSorted((a, b) => (a < b ? -1 : 1)))
        expect(after.filter(({ startsAt }) => isUntouched(startsAt))).toEqual(untouched)
        const left = new Map(after.map((slot) => [slot.id, slot]))
        for (const slot of before) if (slot.isBooked) expect(left.get(slot.id)).toEqual(slot)
        const kept = plan.days.flatMap(({ keep }) => keep.map(({ id }) => id))
        for (const id of kept) expect(left.has(id)).toBe(true)
        // Copies are left out: publishing also changes the copied week, so a second copy differs.
        const again = { ...request, copyFrom: undefined }
        if (!isCopy) {
          const second = await previewPublication(world.db, doctorId, again, world.clock.now())
          expect(second.days.flatMap(({ create, remove }) => [...create, ...remove])).toEqual([])
        }
      }),
      { numRuns: WEEKS },
    )
  }, 120_000)

  it('[AVAIL-04] 200 at once, with bookings of the same slots: no overlap, no double slot, no lost booking', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const ids: string[] = []
    for (let hour = 7; hour < 20; hour += 1)
      for (const half of ['00', '30']) {
        const [from, to] = [`${hour}`.padStart(2, '0'), `${half === '30' ? hour + 1 : hour}`.padStart(2, '0')]
        const end = half === '30' ? '00' : '30'
        const { slotId } = await addSlot(
          world.server,
          doctorId,
          `2026-11-23 ${from}:${half}`,
          `2026-11-23 ${to}:${end}`,
        )
        ids.push(slotId)
      }
    for (const [from, to] of [
      ['09:15', '09:45'],
      ['10:00', '11:00'],
      ['14:20', '14:40'],
    ] as const)
      await addSlot(world.server, doctorId, `2026-11-16 ${from}`, `2026-11-16 ${to}`)
    // Alternates between the hours of the profile and a copy of the previous week: each publication
    // replaces the slots of the other.
    const days = { from: '23-11-2026', to: '23-11-2026' }
    const requests = [days, { ...days, copyFrom: '16-11-2026' }]
    const publish = async (index: number) => {
      const request = requests[index % 2]
      const { body } = await client.call('previewSlotPlan', request)
      const fingerprint: unknown = Object(Object(body['data'])['plan'])['fingerprint'] ?? 'a-fingerprint-of-nothing'
      const headers = { 'idempotency-key': `publication-${String(index).padStart(4, '0')}` }
      for (;;) {
        const { status, body: told } = await client.call('applySlotPlan', { ...request, fingerprint }, headers)
        // A request that waits too long for a connection gets 503 and is repeated.
        if (status !== 503) return `${status} ${String(told['code'])}`
      }
    }
    const book = async (index: number) => {
      const slotId = ids[(index * 7) % ids.length] ?? ''
      const patient = { patientName: 'Race', patientPhone: '9000000001' }
      const isBooked = await world.db.transaction((tx) =>
        bookSlot(tx, { id: `bkg_${doctorId}_${index}`, slotId, ...patient }, world.clock.now()),
      )
      return isBooked ? `booked ${slotId}` : 'too late'
    }
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? publish(index / 2) : book(index))),
    )
    const known = new Set(['200 slots.published', '409 plan.changed', 'too late'])
    expect(outcomes.filter((outcome) => !known.has(outcome) && !outcome.startsWith('booked '))).toEqual([])
    expect(outcomes).toContain('200 slots.published')
    const booked = outcomes.filter((outcome) => outcome.startsWith('booked '))
    expect(booked.length).toBeGreaterThan(0)
    expect(new Set(booked).size).toBe(booked.length)
    const after = await slotsOf(doctorId)
    const monday = after.filter(({ startsAt }) => startsAt.startsWith('2026-11-23'))
    expect(monday.length).toBeGreaterThan(0)
    after.forEach(({ startsAt }, index) => expect((after[index - 1]?.endsAt ?? '') <= startsAt).toBe(true))
    expect(after.filter(({ isBooked }) => isBooked).map(({ id }) => `booked ${id}`)).toEqual(
      expect.arrayContaining(booked),
    )
    const torn: unknown = await world.db.execute(sql`
      select s.id from slots s where s.doctor_id = ${doctorId}
        and s.is_booked is distinct from exists (select from bookings b where b.slot_id = s.id and b.status in (1, 2))
      union all select b.id from bookings b where b.doctor_id = ${doctorId} and b.slot_id is null`)
    expect((torn as { rows: unknown[] }).rows).toEqual([])
  }, 120_000)
})
