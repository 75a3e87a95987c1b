import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { clinicToday, QUEUE_ACTION } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '../src/db/open.ts'
import { recordEvent } from '../src/changes/events/store.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { API_ROOT } from '../src/http/route.ts'
import { secureRandom } from '../src/random.ts'
import { saveScreen } from '../src/resources/queue/screenStore.ts'
import { addWalkIn, changeQueue } from '../src/resources/queue/store.ts'
import { createSessions } from '../src/security/sessions.ts'
import { systemClock } from '../src/clock.ts'
import { copyBuild, startServerProcess, type ServerProcess } from '../test/support/serverProcess.ts'
import { percentile, shown } from './record.ts'

/** Number of streams per doctor; five are allowed. */
const STREAMS_EACH = 4
/** Changes per second, and the duration in seconds. */
const CHANGES = 25
const SECONDS = 20

const doctorId = (number: number) => `doc_live_${number}`

/** Creates doctors with sessions. @returns their session cookies */
async function signInDoctors(db: Database, doctors: number): Promise<string[]> {
  await db.execute(sql`
    insert into doctors (id, name, email, mobile_number, password_hash, confirmed_at, created_at, updated_at)
    select 'doc_live_' || n, 'Doctor', 'live' || n || '@nalam.example', '6' || lpad(n::text, 9, '0'), '-', now(), now(), now()
    from generate_series(0, ${doctors - 1}::int) n`)
  const sessions = createSessions(db, systemClock, secureRandom)
  const tokens: string[] = []
  for (let number = 0; number < doctors; number += 1) {
    tokens.push(await sessions.open(db, { id: doctorId(number), passwordHash: '-' }))
  }
  return tokens
}

/**
 * Opens a stream over a plain socket: a complete HTTP client would use more processor time
 * than the server.
 */
function openStream(
  server: ServerProcess,
  { path, headers, first }: { path: string; headers: string; first: string },
  onText: (text: string) => void,
) {
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    let text = ''
    socket.on('data', (part: Buffer) => {
      text += part.toString('latin1')
      if (/^HTTP\/1\.1 [345]/.test(text)) reject(new Error(text))
      if (text.includes(first)) resolve()
      onText(text)
      text = text.slice(text.lastIndexOf('\n') + 1)
    })
  })
  socket.write(`GET ${API_ROOT}${path} HTTP/1.1\r\nHost: ${hostname}\r\n${headers}\r\n\r\n`)
  return { socket, opened }
}

/** Returns the resident memory of a process in MB. */
function memoryOf(server: ServerProcess): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** Returns a port that is free now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('A probe has no port')
  return address.port
}

/**
 * Collects the garbage of a process and returns what it retains in MB: objects, and the memory outside
 * of the heap that they hold.
 *
 * @param port of the process's inspector
 */
async function retainedBy(port: number): Promise<number> {
  const [target] = Object(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json())
  const inspector = new WebSocket(String(Object(target).webSocketDebuggerUrl))
  await once(inspector, 'open')
  const ask = async (id: number, method: string, params: object = {}): Promise<unknown> => {
    const answer = once(inspector, 'message')
    inspector.send(JSON.stringify({ id, method, params }))
    return JSON.parse(Object((await answer)[0]).data)
  }
  // What a finalizer frees is collected the second time.
  for (const id of [1, 2]) await ask(id, 'HeapProfiler.collectGarbage')
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
  const answer = await ask(3, 'Runtime.evaluate', { expression })
  inspector.close()
  return Number(Object(answer).result.result.value) / 1024 ** 2
}

/** Measures V6: open streams on some processes with one database. @returns a row of the table */
async function measure(url: string, streams: number, processes: number): Promise<string> {
  const main = copyBuild()
  const env = { DATABASE_URL: url, TRUSTED_PROXIES: '1' }
  const servers = await Promise.all(Array.from({ length: processes }, () => startServerProcess(['--demo'], env, main)))
  const open = await openDatabase({ kind: 'postgres', url, connections: 4 })
  const sockets: Socket[] = []
  try {
    const doctors = Math.ceil(streams / STREAMS_EACH)
    const tokens = await signInDoctors(open.db, doctors)
    const sentAt = new Map<string, number>()
    const latencies: number[] = []
    const onText = (text: string) => {
      for (const [, subject = ''] of text.matchAll(/"subject":"([^"]+)"/g))
        latencies.push(performance.now() - (sentAt.get(subject) ?? Number.NaN))
    }
    await pause(2000)
    const before = servers.map(memoryOf)
    for (let begun = 0; begun < streams; begun += 50) {
      const group = Array.from({ length: Math.min(50, streams - begun) }, (_, index) => {
        const number = begun + index
        const server = servers[number % processes]
        if (server === undefined) throw new Error('No process')
        const headers = `Cookie: ${SESSION_COOKIE}=${tokens[number % doctors] ?? ''}\r\nX-Forwarded-For: 192.0.2.${number % 250}`
        return openStream(server, { path: '/doctor/events', headers, first: 'resync' }, onText)
      })
      sockets.push(...group.map(({ socket }) => socket))
      await Promise.all(group.map(({ opened }) => opened))
    }
    for (let change = 0; change < CHANGES * SECONDS; change += 1) {
      const subject = `evt_${change}`
      const whose = doctorId(change % doctors)
      sentAt.set(subject, performance.now())
      await open.db.transaction((tx) =>
        recordEvent(tx, { doctorId: whose, topic: 'slots', name: 'slot.freed', subject, at: new Date() }),
      )
      await pause(1000 / CHANGES)
    }
    const expected = CHANGES * SECONDS * STREAMS_EACH
    for (let waited = 0; latencies.length < expected && waited < 100; waited += 1) await pause(100)
    const memory = servers.reduce((sum, server, index) => sum + memoryOf(server) - (before[index] ?? 0), 0)
    const figures = [memory, percentile(latencies, 0.5), percentile(latencies, 0.99), Math.max(...latencies)].map(shown)
    return `| ${processes} | ${streams.toLocaleString('en')} | ${figures.join(' | ')} | ${latencies.length.toLocaleString('en')} of ${expected.toLocaleString('en')} |`
  } finally {
    for (const socket of sockets) socket.destroy()
    await open.close()
    for (const server of servers) await server.stop()
  }
}

/** Measures V6 on one process and on two. */
export async function measureLive(create: (name: string) => Promise<string>, streams: number): Promise<string[]> {
  return [await measure(await create('live_one'), streams, 1), await measure(await create('live_two'), streams, 2)]
}

/** Screens of each doctor; twenty are allowed. */
const SCREENS_EACH = 20
/** Patients who wait for each doctor. */
const PATIENTS = 40
const CALLS = 200

/**
 * Measures QUEUE-04: screens of waiting rooms on one process, and the time from a call to them.
 *
 * @returns a row of the table
 */
export async function measureScreens(url: string, screens: number): Promise<string> {
  const port = await freePort()
  const env = { DATABASE_URL: url, TRUSTED_PROXIES: '1', NODE_OPTIONS: `--inspect=127.0.0.1:${port}` }
  const server = await startServerProcess(['--demo'], env, copyBuild())
  const open = await openDatabase({ kind: 'postgres', url, connections: 4 })
  const sockets: Socket[] = []
  try {
    const doctors = Math.ceil(screens / SCREENS_EACH)
    await signInDoctors(open.db, doctors)
    const changer = { requestId: 'measure', day: clinicToday(systemClock.now()) }
    const dependencies = { clock: systemClock, random: secureRandom }
    const patients: string[][] = []
    const links: string[] = []
    for (let number = 0; number < doctors; number += 1) {
      const request = { ...changer, doctorId: doctorId(number) }
      const screen = { ...request, room: '1', languages: ['ta' as const], isNewLink: true }
      links.push((await open.db.transaction((tx) => saveScreen(tx, dependencies, screen))) ?? '')
      const ids: string[] = []
      for (let patient = 0; patient < PATIENTS; patient += 1)
        ids.push(
          await open.db.transaction((tx) =>
            addWalkIn(tx, dependencies, { ...request, name: `Patient ${patient}`, phone: '', isEmergency: false }),
          ),
        )
      patients.push(ids)
    }
    const sentAt = new Map<string, number>()
    const latencies: number[] = []
    await pause(2000)
    const [before, retainedBefore] = [memoryOf(server), await retainedBy(port)]
    const openScreen = async (number: number): Promise<void> => {
      const doctor = number % doctors
      const headers = `Authorization: Bearer ${links[doctor] ?? ''}\r\nX-Forwarded-For: 192.0.2.${number % 250}`
      const { socket, opened } = openStream(server, { path: '/queue-screen', headers, first: '"waiting":' }, (text) => {
        for (const [, called = ''] of text.matchAll(/"serving":\{"number":(\d+)\}/g)) {
          const sent = sentAt.get(`${doctor} ${called}`)
          if (sent !== undefined) latencies.push(performance.now() - sent)
        }
      })
      try {
        await opened
        sockets.push(socket)
      } catch {
        // Refused by a busy server: a screen tries again.
        socket.destroy()
        await pause(1000)
        await openScreen(number)
      }
    }
    // As many at once as there are doctors: those of one doctor wait for each other.
    for (let begun = 0; begun < screens; begun += doctors)
      await Promise.all(
        Array.from({ length: Math.min(doctors, screens - begun) }, (_, index) => openScreen(begun + index)),
      )
    const opened = memoryOf(server)
    for (let call = 0; call < CALLS; call += 1) {
      const doctor = call % doctors
      const turn = Math.floor(call / doctors)
      const request = { ...changer, doctorId: doctorId(doctor) }
      const inside = patients[doctor]?.[turn - 1]
      const next = patients[doctor]?.[turn] ?? ''
      sentAt.set(`${doctor} ${turn + 1}`, performance.now())
      const entry = { ...request, id: next, action: QUEUE_ACTION.called, inside }
      await open.db.transaction((tx) => changeQueue(tx, dependencies, entry))
      await pause(1000 / CHANGES)
    }
    const expected = (CALLS * screens) / doctors
    for (let waited = 0; latencies.length < expected && waited < 100; waited += 1) await pause(100)
    const memory = Math.max(opened, memoryOf(server)) - before
    const retained = (await retainedBy(port)) - retainedBefore
    const times = [percentile(latencies, 0.5), percentile(latencies, 0.99), Math.max(...latencies)]
    const figures = [retained, memory, ...times].map(shown)
    return `| ${screens} | ${figures.join(' | ')} | ${latencies.length.toLocaleString('en')} of ${expected.toLocaleString('en')} |`
  } finally {
    for (const socket of sockets) socket.destroy()
    await open.close()
    await server.stop()
  }
}
