import { addDays, clinicToday } from '@nalam/sdk'
import { processorTimeOf } from '../test/support/processorTimeOf.ts'
import { copyBuild, startServerProcess, type ServerProcess } from '../test/support/serverProcess.ts'
import { openSession } from '../test/support/openSession.ts'
import { startTestPostgres } from '../test/support/testDatabases.ts'
import { load } from './load.ts'
import type { Shot } from './loadWorker.ts'
import { fillManyBookings, manyDoctorId } from './manyBookings.ts'
import { recordSection, shown } from './record.ts'
import { amount, listShot, withServer } from './setting.ts'

/**
 * Rounds of each number of processes. They alternate, so that both meet the same load
 * of the machine.
 */
const ROUNDS = 5
const MILLISECONDS = 6000

interface Served {
  /** Processor time of all servers per list, in microseconds. */
  server: number
  database: number
  load: number
  /** Lists per second of wall-clock time. */
  rate: number
}

const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
const together = (rounds: readonly Served[]): Served => ({
  server: middle(rounds.map(({ server }) => server)),
  database: middle(rounds.map(({ database }) => database)),
  load: middle(rounds.map((round) => round.load)),
  rate: middle(rounds.map(({ rate }) => rate)),
})

/** Sends requests to each server over eight connections, as fast as they get responses. */
async function serve(servers: readonly ServerProcess[], shots: readonly Shot[], databaseTime: () => number) {
  const pids = servers.map(({ process }) => String(process.pid))
  const serverTime = () => pids.reduce((sum, pid) => sum + processorTimeOf(pid), 0)
  const before = { server: serverTime(), database: databaseTime() }
  const results = await Promise.all(servers.map(({ origin }) => load(origin, shots, 8, MILLISECONDS)))
  const served = results.reduce((sum, result) => sum + result.served.length, 0)
  const asked = results.reduce((sum, { latencies }) => sum + latencies.length, 0)
  if (served < asked) throw new Error(`${asked - served} of ${asked} lists were refused`)
  return {
    server: (serverTime() - before.server) / served,
    database: (databaseTime() - before.database) / served,
    load: results.reduce((sum, { processorTime }) => sum + processorTime, 0) / served,
    rate: served / (MILLISECONDS / 1000),
  }
}

const row = (name: string, { server, database, load: own, rate }: Served) =>
  `| ${name} | ${shown(server)} | ${shown(database)} | ${shown(own)} | ${shown(rate)} |`

/** Measures V7: the gain of a second process on the same PostgreSQL. */
export async function scaleOut(): Promise<void> {
  // So many doctors that none of them reaches the limit of a doctor's calls.
  const rows = amount(400_000)
  const doctors = Math.max(1, Math.floor(rows / 2000))
  const postgres = await startTestPostgres(['-c', 'shared_buffers=1GB', '-c', 'fsync=on'])
  try {
    const url = await postgres.create('measure')
    const shots = await withServer({ kind: 'postgres', url, hasTimeouts: false }, async (server, open) => {
      await fillManyBookings(open.db, rows, doctors, addDays(clinicToday(), -20))
      const tokens = await Promise.all(
        Array.from({ length: doctors }, (_, number) => openSession(server.dependencies, manyDoctorId(number))),
      )
      return tokens.flatMap((token, number) =>
        Array.from({ length: 8 }, (_, page) => listShot(manyDoctorId(number), token, { page: 1 + page * 6 })),
      )
    })
    const build = copyBuild()
    const servers: ServerProcess[] = []
    for (let number = 0; number < 2; number += 1)
      servers.push(await startServerProcess(['--demo'], { DATABASE_URL: url }, build))
    const [first] = servers
    if (first === undefined) throw new Error('No server was started')
    const rounds = { one: [] as Served[], two: [] as Served[] }
    // Not counted: warms up Node and PostgreSQL.
    await serve(servers, shots, () => postgres.processorTime())
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.one.push(await serve([first], shots, () => postgres.processorTime()))
      rounds.two.push(await serve(servers, shots, () => postgres.processorTime()))
    }
    for (const server of servers) await server.stop()
    const [one, two] = [together(rounds.one), together(rounds.two)]
    const times = (2 * one.server) / two.server
    recordSection('V7 Two processes on one PostgreSQL', [
      `Built servers, ${rows.toLocaleString('en')} bookings of ${doctors} doctors, eight connections per process, medians of ${ROUNDS} rounds of ${MILLISECONDS / 1000} s in turn. Goal: two processes serve at least 1.7 times the lists of one.`,
      '',
      '| | server µs per list | database µs | load µs | lists/s on this machine |',
      '|---|---|---|---|---|',
      row('one process', one),
      row('two processes', two),
      '',
      `A process serves from one thread. If each process has a processor of its own and the database has enough of them, two processes serve 2 × ${shown(one.server)} / ${shown(two.server)} = **${times.toFixed(2)} times** the lists of one. In the last column, the database and the load generator share the processors.`,
    ])
  } finally {
    await postgres.stop()
  }
}
