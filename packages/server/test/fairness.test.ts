import { addDays, clinicToday, toWireDate, WEEKDAYS } from '@nalam/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { API_ROOT } from '../src/http/route.ts'
import type { OperationId } from '../src/contract/contractTypes.ts'
import type { RunningServer } from '../src/app/server.ts'
import { hoursOn, newDoctor } from './support/newDoctor.ts'
import { openSession } from './support/openSession.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { operation } from './support/testClient.ts'

let server: RunningServer
let busy: string
let publisher: string
let other: string
beforeAll(async () => {
  server = await startDemoServer({ shedsLoad: true })
  busy = await openSession(server.dependencies, demoDoctors.complete.id)
  other = await openSession(server.dependencies, demoDoctors.other.id)
  publisher = (await newDoctor(server)).client.token ?? ''
})
afterAll(() => server.close())

async function statusOf(token: string, id: OperationId, body?: object, query = ''): Promise<number> {
  const { method, path } = operation(id)
  const headers = { cookie: `${SESSION_COOKIE}=${token}`, 'content-type': 'application/json' }
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  return (await server.app.fetch(new Request(`http://localhost${API_ROOT}${path}${query}`, init))).status
}

const listOf = (token: string, doctorId: string) =>
  statusOf(token, 'listBookings', { doctorId, page: 1, searchQuery: '' })

const today = clinicToday()
const day = (number: number) => toWireDate(addDays(today, number)) ?? ''

const works: Record<string, () => Promise<number>> = {
  lists: () => listOf(busy, demoDoctors.complete.id),
  calendars: () => statusOf(busy, 'getCalendar', undefined, `?${new URLSearchParams({ from: day(0), to: day(41) })}`),
  previews: () => {
    const weeklyHours = WEEKDAYS.map((weekday) => ({ ...hoursOn(weekday, '00:00', '16:40'), slotMinutes: 10 }))
    const draft = { version: 0, weeklyHours, keepPublishedWeeks: 0 }
    return statusOf(publisher, 'previewSlotPlan', { from: day(1), to: day(30), draft })
  },
}

describe('[V8] a list of another doctor', () => {
  it.each(Object.keys(works))('overtakes sixty-four %s of a busy one', async (name) => {
    const work = works[name] ?? (() => Promise.reject(new Error(name)))
    expect(await work()).toBe(200)
    const statuses: number[] = []
    const all = Array.from({ length: 64 }, () => work().then((status) => statuses.push(status)))
    expect(await listOf(other, demoDoctors.other.id)).toBe(200)
    // Counted instead of timed: what the busy doctor got before the other one.
    expect(statuses.length).toBeLessThan(16)
    await Promise.all(all)
    // What the busy doctor does not get in time is refused; nothing else happens to it.
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  })
})
