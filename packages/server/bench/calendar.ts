import { addDays, clinicToday, toWireDate } from '@nalam/sdk'
import { MAX_CALENDAR_DAYS } from '@nalam/sdk/rules'
import { openDatabase } from '../src/db/open.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { boundsOfDays } from '../src/resources/days.ts'
import { API_ROOT } from '../src/http/route.ts'
import { applySlotChange, undoSlotChange } from '../src/resources/slotChanges/store.ts'
import type { RunningServer } from '../src/app/server.ts'
import { openSession } from '../test/support/openSession.ts'
import { createTestClient } from '../test/support/testClient.ts'
import { load } from './load.ts'
import type { Shot } from './loadWorker.ts'
import { fillManyBookings, fillManySlots, MANY_SLOTS_A_DAY, manyDoctorId } from './manyBookings.ts'
import { listPlans, planFault } from './plans.ts'
import { percentile, recordSection, shown } from './record.ts'
import { amount, onBoth, patient, sectionOf, withServer } from './setting.ts'

const FULL_DOCTORS = 32
const PUBLISHED = 3000
const ROUNDS = 20

/** Returns a request for this number of days from a day on. */
export function calendarShot(token: string, first: string, days: number): Shot {
  const query = new URLSearchParams({ from: toWireDate(first) ?? '', to: toWireDate(addDays(first, days - 1)) ?? '' })
  const headers = { cookie: `${SESSION_COOKIE}=${token}` }
  return { method: 'GET', path: `${API_ROOT}/doctor/calendar?${query}`, headers, body: '' }
}

interface Published {
  readonly applied: number[]
  readonly undone: number[]
  /** Processor time of the database for both, in milliseconds per round. */
  readonly database: number
}

/**
 * Adds {@link PUBLISHED} slots in one change and undoes it, {@link ROUNDS} times. Returns the
 * milliseconds of each.
 */
async function publish({ dependencies }: RunningServer, databaseTime: () => number): Promise<Published> {
  const before = databaseTime()
  const create = Array.from({ length: PUBLISHED }, (_, index) => {
    const day = addDays('2040-01-01', Math.floor(index / 48))
    const clock = (half: number) =>
      `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}:00`
    const end = index % 48 === 47 ? '23:59:00' : clock((index % 48) + 1)
    return { startsAt: `${day} ${clock(index % 48)}`, endsAt: `${day} ${end}` }
  })
  const [applied, undone]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const doctorId = manyDoctorId(round)
    const request = { doctorId, name: 'slots.published', requestId: 'bench', create } as const
    const began = performance.now()
    const made = await dependencies.db.transaction((tx) => applySlotChange(tx, dependencies, request))
    applied.push(performance.now() - began)
    if (made === undefined) throw new Error('The slots could not be made')
    const change = { doctorId, changeId: made.change.id, requestId: 'bench' }
    const beganUndo = performance.now()
    await dependencies.db.transaction((tx) => undoSlotChange(tx, dependencies, change))
    undone.push(performance.now() - beganUndo)
  }
  return { applied, undone, database: (databaseTime() - before) / ROUNDS / 1000 }
}

/**
 * Measures the calendar of doctors with 40 slots a day, all booked, among many bookings of others,
 * and a change of 3,000 slots.
 */
export async function calendar(): Promise<void> {
  const rows = amount(1_000_000)
  const doctors = Math.min(500, Math.max(1, Math.floor(rows / 2100)))
  const filledFrom = addDays(clinicToday(new Date()), -20)
  // On the first filled day the bookings begin at 09:00; the next day is filled from midnight.
  const first = addDays(filledFrom, 1)
  const lines = await onBoth((name, source, databaseTime) =>
    withServer(source, async (server, open) => {
      const filling = source.kind === 'postgres' ? await openDatabase(patient(source)) : open
      await fillManyBookings(filling.db, rows, doctors, filledFrom)
      const full = Math.min(doctors, FULL_DOCTORS)
      await fillManySlots(filling.db, full, { firstDay: first, days: MAX_CALENDAR_DAYS, isFull: true })
      if (filling !== open) await filling.close()
      const tokens = await Promise.all(
        Array.from({ length: full }, (_, number) => openSession(server.dependencies, manyDoctorId(number))),
      )
      const client = createTestClient(server.origin)
      client.token = tokens[0]
      const sample = await client.send('GET', calendarShot('', first, MAX_CALENDAR_DAYS).path)
      const booked = sample.text.split('"state":"booked"').length - 1
      if (booked !== MAX_CALENDAR_DAYS * MANY_SLOTS_A_DAY) throw new Error(`${booked} slots are booked`)
      const timed = async (days: number, connections: number) => {
        const shots = tokens.map((token) => calendarShot(token, first, days))
        await load(server.origin, shots, connections, 2000)
        const before = { thread: process.threadCpuUsage(), database: databaseTime() }
        const { latencies, statuses } = await load(server.origin, shots, connections, 8000)
        const { user, system } = process.threadCpuUsage(before.thread)
        const each = (microseconds: number) => shown(microseconds / latencies.length / 1000)
        const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)]
        const work = `${each(user + system)} | ${each(databaseTime() - before.database)}`
        return `${shown(p50)} | ${shown(p99)} | ${work} | ${JSON.stringify(statuses)} |`
      }
      const plans = (await listPlans(open.db, boundsOfDays({ from: first, to: addDays(first, 6) }))).filter((plan) =>
        plan.name.startsWith('calendar'),
      )
      const faults = plans.flatMap((plan) => planFault(plan, 0) ?? [])
      if (faults.length > 0) process.exitCode = 1
      const { applied, undone, database } = await publish(server, databaseTime)
      const times = (values: number[]) => `${shown(percentile(values, 0.5))} | ${shown(percentile(values, 1))}`
      return [
        `| ${name}, ${rows.toLocaleString('en')} bookings, ${doctors} doctors | p50 ms | p99 ms | processor ms, server | processor ms, database | responses |`,
        '|---|---|---|---|---|---|',
        `| ${MAX_CALENDAR_DAYS} days, ${booked} booked slots, ${shown(sample.text.length / 1000)} kB, one connection | ${await timed(MAX_CALENDAR_DAYS, 1)}`,
        `| the same, four connections | ${await timed(MAX_CALENDAR_DAYS, 4)}`,
        `| a week, one connection | ${await timed(7, 1)}`,
        '',
        `| ${PUBLISHED.toLocaleString('en')} slots in one change, ${ROUNDS} times | median ms | longest ms |`,
        '|---|---|---|',
        `| applied | ${times(applied)} |`,
        `| undone | ${times(undone)} |`,
        ...(source.kind === 'postgres'
          ? ['', `Processor time of the database for both, per round: ${shown(database)} ms.`]
          : []),
        '',
        `Plan gate (one index scan each, no sort, no sequential scan): ${faults.length === 0 ? 'passed' : `**failed**: ${faults.join('; ')}`}.`,
        '',
      ]
    }),
  )
  recordSection(sectionOf('E3 Calendar'), [
    '`measure calendar`, over HTTP; server, database and load generator share one machine. Goals on PostgreSQL: p99 ≤ 15 ms for 42 days of 40 slots in one response, ≤ 400 ms for 3,000 slots.',
    '',
    ...lines,
  ])
}
