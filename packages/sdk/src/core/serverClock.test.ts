import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerClock } from './serverClock.ts'

const SERVER = Date.parse('2026-11-20T03:20:00.400Z')
const DAY = 86_400_000

beforeEach(() => {
  server = SERVER
  vi.useFakeTimers({ now: SERVER })
})
afterEach(() => void vi.useRealTimers())

let server = SERVER

/** Receives a response while the device's clock is ahead of the server's. */
function respond(clock: ReturnType<typeof createServerClock>, ahead: number, latency: number): void {
  const sentAt = server + ahead
  const date = new Date(server + latency / 2).toUTCString()
  server += latency
  vi.setSystemTime(server + ahead)
  clock.compare(date, sentAt)
}

describe('[D6] the clock of the server', () => {
  it.each([2 * DAY, -2 * DAY, 3_600_000, -5_000])('is known after a response if the device is %i ms ahead', (ahead) => {
    const clock = createServerClock()
    respond(clock, ahead, 200)
    expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(1_000)
  })

  it.each([0, 200, 10_000])('does not change a right clock, after a latency of %i ms', (latency) => {
    const clock = createServerClock()
    respond(clock, 0, latency)
    expect(clock.now()).toBe(Date.now())
  })

  it('is corrected by the next response after the device’s clock was set right', () => {
    const clock = createServerClock()
    respond(clock, 2 * DAY, 100)
    respond(clock, 0, 100)
    expect(clock.now()).toBe(Date.now())
  })

  it('a slow response moves it only as far as it proves', () => {
    const clock = createServerClock()
    respond(clock, 2 * DAY, 100)
    const before = clock.now() - Date.now()
    respond(clock, 2 * DAY, 10_000)
    expect(clock.now() - Date.now()).toBe(before)
  })

  it.each([null, '', 'yesterday'])('ignores a response with the date %j', (date) => {
    const clock = createServerClock()
    clock.compare(date, Date.now())
    expect(clock.now()).toBe(Date.now())
  })

  it('ignores a response during which the device’s clock was set back', () => {
    const clock = createServerClock()
    clock.compare(new Date().toUTCString(), Date.now() + DAY)
    expect(clock.now()).toBe(Date.now())
  })
})
