import { addDays, clinicToday, toWireDate, weekdayOf } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../src/db/open.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import type { Schema } from '../src/contract/contractTypes.ts'
import { startServer } from '../src/app/server.ts'
import { restorePoint } from './support/restorePoint.ts'
import { createSettableClock } from './support/settableClock.ts'
import { createTestClient } from './support/testClient.ts'

const DAY = 86_400

let open: OpenDatabase
/** A statement that empties the database. */
let empty: string
beforeAll(async () => {
  open = await openDatabase({ kind: 'memory' })
  empty = await restorePoint(open.db)
})
afterAll(() => open.close())

// Demo data is relative to today: it must show everything on each day of the week.
it.each([0, 1, 2, 3, 4, 5, 6])(
  '[CAL-02] [CAL-06] [CAL-08] the demo shows what a calendar can have, %i days later',
  async (days) => {
    const clock = createSettableClock()
    clock.forward(days * DAY)
    const today = clinicToday(clock.now())
    await open.db.execute(sql.raw(empty))
    const server = await startServer({ open, demo: true, clock })
    try {
      const client = createTestClient(server.origin)
      await client.signIn(demoDoctors.complete.email)
      const [from, to] = [toWireDate(today) ?? '', toWireDate(addDays(today, 41)) ?? '']
      const shown: Schema<'CalendarDay'>[] = Object((await client.call('getCalendar', { from, to })).body['data']).days
      const slots = shown.flatMap((day) => day.slots)
      const minutes = ({ from: start, to: end }: Schema<'CalendarSlot'>) =>
        (Date.parse(`2026-01-01T${end}Z`) - Date.parse(`2026-01-01T${start}Z`)) / 60_000
      expect(new Set(slots.map(minutes))).toEqual(new Set([15, 30]))
      expect(new Set(slots.map(({ state }) => state))).toEqual(new Set(['open', 'off', 'booked']))
      const booked = slots.flatMap(({ booking }) => booking ?? [])
      expect(booked.filter(({ type }) => type === 'Walk-in')).toMatchObject([{ bookingStatus: 2 }])
      const conflicts = shown.flatMap((day) =>
        day.bookings.filter((one) =>
          day.slots.some(({ booking }) => booking?.time === one.time && booking.bookingStatus === 1),
        ),
      )
      expect(conflicts).toMatchObject([{ bookingStatus: 2 }])
    } finally {
      await server.close()
    }
  },
)

it('has patients again when it is started on a later Sunday, or after months, and adds them once', async () => {
  const clock = createSettableClock()
  await open.db.execute(sql.raw(empty))
  const patientsToday = async () => {
    const server = await startServer({ open, demo: true, clock })
    try {
      const client = createTestClient(server.origin)
      await client.signIn(demoDoctors.complete.email)
      const today = toWireDate(clinicToday(clock.now())) ?? ''
      const { body } = await client.call('getCalendar', { from: today, to: today })
      const [day]: Schema<'CalendarDay'>[] = Object(body['data']).days
      return day?.slots.flatMap(({ booking }) => booking?.time ?? []) ?? []
    } finally {
      await server.close()
    }
  }
  await patientsToday()
  for (const days of [2, 100]) {
    clock.forward(days * DAY)
    if (days === 2) expect(weekdayOf(clinicToday(clock.now()))).toBe('SUN')
    const found = await patientsToday()
    expect(found).toEqual(['09:30', '11:00', '14:30', '16:00'])
    expect(await patientsToday()).toEqual(found)
  }
})
