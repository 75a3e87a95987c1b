import { spawn, execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { changeset, versionOf } from '../../scripts/publish/publishTo.ts'
import { commit, must, pnpm } from '../../scripts/publish/workingCopy.ts'
import { ROOT, workspaceNode } from '../../scripts/toolchain.mjs'
import { freshFolder } from './freshFolder.ts'
import { ended, freePort, registrySettings, responds } from './localRegistry.ts'
import { DEMO } from './platform.ts'

const SERVER = join(ROOT, 'packages/server')

/**
 * @returns a PostgreSQL with one empty
 * database
 */
async function startPostgres(): Promise<{ address: string; stop: () => Promise<void> }> {
  const program = spawn(workspaceNode, ['--conditions=@nalam/source', 'test/support/serveDatabases.ts'], {
    cwd: SERVER,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  program.stdin.write('rehearsal\n')
  for await (const address of createInterface({ input: program.stdout })) {
    const stop = async () => {
      const gone = new Promise((resolve) => program.once('exit', resolve))
      program.stdin.end()
      await gone
    }
    return { address, stop }
  }
  throw new Error('PostgreSQL did not start.')
}

/** @param folder of an installed version */
async function serve(folder: string, env: Record<string, string>, options: string[] = []) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const bin = join(folder, 'node_modules/@nalam/server/bin/nalam-server.mjs')
  const program = spawn(workspaceNode, [bin, 'serve', '--demo', '--port', String(port), ...options], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await responds(`${origin}/readyz`, program)
  return { origin, stop: () => ended(program) }
}

async function post(origin: string, path: string, body: object, cookie: string = '') {
  const response = await fetch(`${origin}/api/doctor/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} of ${origin}: ${response.status} ${await response.text()}`)
  return response
}

/** @returns session of the demo doctor */
async function signIn(origin: string): Promise<Session> {
  const response = await post(origin, 'loginDoctor', { email: DEMO.email, password: DEMO.password })
  const { doctorDetails } = await response.json()
  return {
    doctorId: doctorDetails._id,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
}

export interface Session {
  doctorId: string
  cookie: string
}

export interface Booking {
  id: string
  bookingId: string
  date: string
  bookingStatus: number
}

/** @returns all bookings of the doctor */
async function bookings(origin: string, { doctorId, cookie }: Session): Promise<Booking[]> {
  const found = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await post(origin, 'doc-get-all-bookings', { doctorId, page, searchQuery: '' }, cookie)
    const { totalPages, data } = await response.json()
    pages = totalPages
    found.push(...data.data)
  }
  return found
}

/**
 * Approves a pending booking.
 * @returns its number
 */
async function approveOne(origin: string, session: Session): Promise<string> {
  // One whose time has passed can only be declined.
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000
  const isAhead = (date: string) => Date.parse(date.split('-').toReversed().join('-')) > tomorrow
  const found = await bookings(origin, session)
  const pending = found.find(({ bookingStatus, date }) => bookingStatus === 1 && isAhead(date))
  if (!pending) throw new Error('No booking is pending.')
  await post(origin, 'approveBookings', { bookingId: pending.id, status: 2 }, session.cookie)
  return pending.bookingId
}

/** @throws if an approved booking is missing */
async function mustHave(origin: string, session: Session, approved: string[]) {
  const found = await bookings(origin, session)
  const confirmed = new Set(found.filter(({ bookingStatus }) => bookingStatus === 2).map(({ bookingId }) => bookingId))
  const lost = approved.filter((bookingId) => !confirmed.has(bookingId))
  if (found.length < 140 || lost.length > 0)
    throw new Error(`${found.length} bookings; not approved: ${lost.join(', ')}`)
}

/**
 * @param address of a database
 * @returns whether the planted migration ran
 */
async function isMigrated(address: string): Promise<boolean> {
  const { Client } = createRequire(join(SERVER, 'package.json'))('pg')
  const client = new Client(address)
  await client.connect()
  const { rows } = await client.query("select 1 from information_schema.columns where column_name = 'planted'")
  await client.end()
  return rows.length === 1
}

/**
 * Creates and publishes the next version, which has one more migration.
 * @param from the released working copy
 */
async function publishSecond(from: string, copy: string, registry: string) {
  execFileSync('git', ['clone', '--quiet', from, copy])
  await pnpm(copy, ['install', '--frozen-lockfile', '--prefer-offline'])
  const drizzle = join(copy, 'packages/server/drizzle')
  const journalPath = join(drizzle, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalPath, 'utf8'))
  const last = journal.entries.at(-1)
  const tag = `${String(last.idx + 1).padStart(4, '0')}_planted`
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  writeFileSync(journalPath, JSON.stringify(journal))
  writeFileSync(join(drizzle, `${tag}.sql`), 'ALTER TABLE "doctors" ADD COLUMN "planted" integer DEFAULT 7 NOT NULL;')
  writeFileSync(join(copy, '.changeset/planted.md'), "---\n'@nalam/server': minor\n---\n\nA migration.\n")
  await changeset(copy, ['version'])
  commit(copy, 'Version packages')
  for (const name of ['contract', 'ui', 'portal'])
    cpSync(join(from, 'packages', name, 'dist'), join(copy, 'packages', name, 'dist'), { recursive: true })
  for (const name of ['sdk', 'server']) await must('node', ['--run', 'build'], join(copy, 'packages', name))
  writeFileSync(join(copy, '.npmrc'), registrySettings(registry))
  await changeset(copy, ['publish', '--no-git-tag'])
  const [before, after] = [versionOf(from, 'server'), versionOf(copy, 'server')]
  if (before === after) throw new Error(`The version is still ${after}.`)
  return after
}

/**
 * Rehearses the release after the first one: it has a migration. It is installed beside the first
 * version on one PostgreSQL while the first version runs, and in its place on an embedded database.
 */
export async function secondVersion(
  folder: (name: string) => string,
  registry: string,
  step: (what: string, work: () => Promise<string | void>) => Promise<boolean>,
) {
  const [copy, first, second] = [folder('copy'), folder('first'), folder('second')]
  const install = (target: string, version: string) =>
    freshFolder(target, registry, { preferOffline: false, manifest: { dependencies: { '@nalam/server': version } } })
  const made = await step('a second version with a migration is published', async () => {
    const version = await publishSecond(copy, folder('copy-2'), registry)
    await install(first, versionOf(copy, 'server'))
    await install(second, version)
    return version
  })
  if (!made) return
  await step('its migration runs beside the first version, which goes on; then both serve one PostgreSQL', async () => {
    const postgres = await startPostgres()
    const env = { DATABASE_URL: postgres.address }
    const stops: (() => Promise<void>)[] = [postgres.stop]
    try {
      const old = await serve(first, env)
      stops.push(old.stop)
      const session = await signIn(old.origin)
      const approved = [await approveOne(old.origin, session)]
      if (await isMigrated(postgres.address)) throw new Error('The first version has the migration already.')
      const bin = join(second, 'node_modules/@nalam/server/bin/nalam-server.mjs')
      await must(workspaceNode, [bin, 'migrate'], second, env)
      if (!(await isMigrated(postgres.address))) throw new Error('The migration did not run.')
      approved.push(await approveOne(old.origin, await signIn(old.origin)))
      const next = await serve(second, env)
      stops.push(next.stop)
      // The session that the first version opened is valid in the second, and each version sees the
      // other's changes.
      approved.push(await approveOne(next.origin, session))
      await mustHave(old.origin, session, approved)
      await mustHave(next.origin, session, approved)
      return `${approved.length} bookings approved before, between and after`
    } finally {
      for (const stop of stops.toReversed()) await stop()
    }
  })
  await step('in the place of the first version it opens its data folder', async () => {
    const options = ['--data', folder('upgraded')]
    const old = await serve(first, {}, options)
    const session = await signIn(old.origin)
    const approved = [await approveOne(old.origin, session)]
    await old.stop()
    const next = await serve(second, {}, options)
    try {
      approved.push(await approveOne(next.origin, session))
      await mustHave(next.origin, session, approved)
    } finally {
      await next.stop()
    }
  })
}
