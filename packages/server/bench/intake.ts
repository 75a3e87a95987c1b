import { addDays, clinicToday, toWireDate } from '@nalam/sdk'
import { MAX_CALENDAR_DAYS } from '@nalam/sdk/rules'
import { sql } from 'drizzle-orm'
import type { RunningServer } from '../src/app/server.ts'
import { openDatabase } from '../src/db/open.ts'
import { demoPlatform } from '../src/demo/doctors.ts'
import { API_ROOT } from '../src/http/route.ts'
import { openSession } from '../test/support/openSession.ts'
import { createTestClient } from '../test/support/testClient.ts'
import { load } from './load.ts'
import type { Shot } from './loadWorker.ts'
import { fillManyBookings, fillManySlots, manyDoctorId } from './manyBookings.ts'
import { percentile, recordSection } from './record.ts'
import { amount, onBoth, patient, sectionOf, withServer } from './setting.ts'

/** Bookings of one kind in a row, and how often the kinds take turns. */
const IN_A_ROW = 50
const ROUNDS = 6

/** Calls an operation that must succeed. */
type Call = () => Promise<{ readonly status: number; readonly text: string }>

async function succeed(call: Call): Promise<void> {
  const { status, text } = await call()
  if (status >= 300) throw new Error(`status ${status}: ${text}`)
}

/** Returns free slots of one doctor after the days whose times are read, enough for both kinds of bookings. */
async function addFreeSlots({ dependencies }: RunningServer, doctorId: string, after: string): Promise<string[]> {
  const count = 2 * (ROUNDS + 1) * IN_A_ROW
  const first = `${addDays(after, 1)} 00:00:00`
  await dependencies.db.execute(sql`
    insert into slots (id, doctor_id, starts_at, ends_at, created_at)
    select 'slt_intake_' || n, ${doctorId}, starts_at, starts_at + interval '30 minutes', now()
    from generate_series(0, ${count - 1}::int) n,
      lateral (select ${first}::timestamp + make_interval(days => n / 40, mins => 30 * (n % 40)) as starts_at) begin`)
  return Array.from({ length: count }, (_, number) => `slt_intake_${number}`)
}

/**
 * Measures what platforms ask most among many bookings (INTAKE-01): the free times of 42 days, and
 * a booking beside one that a doctor adds.
 */
export async function intake(): Promise<void> {
  const rows = amount(1_000_000)
  const doctors = Math.min(500, Math.max(1, Math.floor(rows / 2100)))
  const today = clinicToday(new Date())
  const [first, last] = [addDays(today, 1), addDays(today, MAX_CALENDAR_DAYS)]
  const lines = await onBoth((name, source, databaseTime) =>
    withServer(source, async (server, open) => {
      const filling = source.kind === 'postgres' ? await openDatabase(patient(source)) : open
      await fillManyBookings(filling.db, rows, doctors, addDays(today, -20))
      await fillManySlots(filling.db, doctors, { firstDay: first, days: MAX_CALENDAR_DAYS })
      await filling.db.execute(sql`update doctors set is_active = true where id like 'doc_many_%'`)
      const doctorId = manyDoctorId(0)
      const slots = await addFreeSlots(server, doctorId, last)
      if (filling !== open) await filling.close()

      const authorization = `Bearer ${demoPlatform.key}`
      const range = new URLSearchParams({ from: toWireDate(first) ?? '', to: toWireDate(last) ?? '' })
      const reads = Array.from({ length: doctors }, (_, number): Shot => ({
        method: 'GET',
        path: `${API_ROOT}/platform/doctors/${manyDoctorId(number)}/times?${range}`,
        headers: { authorization },
        body: '',
      }))
      await load(server.origin, reads, 1, 2000)
      const { latencies, statuses } = await load(server.origin, reads, 1, 8000)
      if (Object.keys(statuses).join() !== '200') throw new Error(`Free times: ${JSON.stringify(statuses)}`)

      const client = createTestClient(server.origin)
      const doctor = createTestClient(server.origin)
      doctor.token = await openSession(server.dependencies, doctorId)
      const patientOf = (number: number) => ({
        patientName: 'Anitha Arumugam',
        patientPhone: String(7_000_000_000 + number),
      })
      let next = 0
      const book = (kind: 'platform' | 'doctor'): Call => {
        const number = next
        next += 1
        const body = { slotId: slots[number] ?? '', ...patientOf(number) }
        return () =>
          kind === 'doctor' ? doctor.call('addBooking', body) : client.call('bookTime', body, { authorization })
      }
      /** Processor time of bookings in a row, in milliseconds for each. */
      const timeOf = async (kind: 'platform' | 'doctor'): Promise<number> => {
        const [beforeDatabase, before] = [databaseTime(), process.cpuUsage()]
        for (let made = 0; made < IN_A_ROW; made += 1) await succeed(book(kind))
        const { user, system } = process.cpuUsage(before)
        return (user + system + databaseTime() - beforeDatabase) / 1000 / IN_A_ROW
      }
      await timeOf('platform')
      await timeOf('doctor')
      const [byPlatform, byDoctor]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        byPlatform.push(await timeOf('platform'))
        byDoctor.push(await timeOf('doctor'))
      }
      const [one, other] = [percentile(byPlatform, 0.5), percentile(byDoctor, 0.5)]
      const figures = [percentile(latencies, 0.5), percentile(latencies, 0.99), one, other, one / other]
      return [`| ${name} | ${figures.map((figure) => figure.toFixed(2)).join(' | ')} |`]
    }),
  )
  recordSection(sectionOf('Bookings by platforms'), [
    `${rows.toLocaleString('en')} bookings of ${doctors} doctors with 40 slots a day. Over HTTP, one request at a time: free times of ${MAX_CALENDAR_DAYS} days for 8 seconds, then ${ROUNDS * IN_A_ROW} bookings of each kind, in turns of ${IN_A_ROW}. The times include the wait of the load, a thread of its own; the processor time includes the database, the server and the client, which runs in the server's process. Goals on PostgreSQL: p99 ≤ 15 ms, at most twice a walk-in.`,
    '',
    '| database | free times p50 ms | p99 ms | processor ms of a booking by a platform | of a walk-in | ratio |',
    '|---|---|---|---|---|---|',
    ...lines,
  ])
}
