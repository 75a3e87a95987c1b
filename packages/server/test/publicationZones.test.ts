import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDemoServer } from './support/startDemoServer.ts'
import type { RunningServer } from '../src/app/server.ts'
import { hoursOn, newDoctor } from './support/newDoctor.ts'
import { createSettableClock } from './support/settableClock.ts'

// 00:10 on Saturday, 21 November 2026 at the clinic. In most of these zones it is still Friday, and
// in some of them the clocks change during the tested days.
const MOMENT = '2026-11-20T18:40:00.000Z'
const ZONES = [
  'Asia/Kolkata',
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
]
const own = process.env['TZ']

let server: RunningServer
beforeAll(async () => {
  server = await startDemoServer({ clock: createSettableClock(MOMENT) })
})
afterAll(async () => {
  process.env['TZ'] = own
  await server.close()
})

/** Returns the plan that a doctor sees, and the slots after its publication. */
async function publish() {
  const { client } = await newDoctor(server)
  const weeklyHours = [
    hoursOn('SAT', '00:00', '02:00'),
    hoursOn('SUN', '22:00', '24:00'),
    hoursOn('MON', '09:00', '10:00'),
  ]
  await client.call('addException', { from: '22-11-2026', to: '22-11-2026', kind: 'closed', hours: [] })
  const request = {
    from: '21-11-2026',
    to: '05-01-2027',
    draft: { version: 0, weeklyHours, keepPublishedWeeks: 0 },
  }
  const { plan } = Object((await client.call('previewSlotPlan', request)).body['data'])
  const applied = await client.call('applySlotPlan', { ...request, fingerprint: plan.fingerprint })
  const saved = Object((await client.call('getAvailability')).body['data'])
  const { days } = Object((await client.call('getCalendar', { from: '21-11-2026', to: '01-01-2027' })).body['data'])
  const calendar = days.map((day: { date: string; isOpenDay: boolean; slots: { from: string; to: string }[] }) => [
    day.date,
    day.isOpenDay,
    ...day.slots.map(({ from, to }) => `${from}–${to}`),
  ])
  const created = plan.days.map(({ date, create, leftOut }: Record<string, unknown>) => ({ date, create, leftOut }))
  return { status: applied.status, created, calendar, until: saved.availability.publishedUntil }
}

it('[AVAIL-04] publishes the same times whatever the zone of the machine', async () => {
  const results = []
  const days = new Set<number>()
  for (const zone of ZONES) {
    process.env['TZ'] = zone
    days.add(new Date(MOMENT).getDate())
    results.push(await publish())
  }
  // The zones differ: it is the 20th in some of them and the 21st in others.
  expect(days.size).toBe(2)
  const [first] = results
  expect(first).toMatchObject({ status: 200, until: '05-01-2027' })
  expect(first?.created[0]).toMatchObject({ date: '21-11-2026', leftOut: [{ from: '00:00', reason: 'past' }] })
  for (const result of results) expect(result).toEqual(first)
})
