import { eq, sql } from 'drizzle-orm'
import { inspect } from 'node:util'
import { clinicMoment, clockFrom } from '../../src/clock.ts'
import { createOfferLink } from '../../src/changes/messages/messageStore.ts'
import { bookings, offers, passkeyRecoveries } from '../../src/db/schema.ts'
import { demoDoctors } from '../../src/demo/doctors.ts'
import { demoSnapshot } from './demoSnapshot.ts'
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts'
import { SESSION_COOKIE } from '../../src/http/cookies.ts'
import { startServer, type RunningServer } from '../../src/app/server.ts'
import { restorePoint } from './restorePoint.ts'
import { expireOffer } from '../../src/resources/bookings/offerStore.ts'
import { createTestClient } from './testClient.ts'

// Provides servers for tests in another process, for example in a browser. Each server has its own
// database with demo data, in which the first doctor is signed in. A new process and database for
// each test took a fifth of those tests' processor time; here a database is restored and reused. It
// ends with the process that started it.

/** A request of the other process; the response contains the same id. */
type Order =
  | { readonly id: number; readonly start: Start }
  | { readonly id: number; readonly stop: string }
  | { readonly id: number; readonly link: BookingPlace }
  | { readonly id: number; readonly expire: BookingPlace }
  | { readonly id: number; readonly recover: string }
  | { readonly id: number; readonly advance: string; readonly minutes: number }

interface Start {
  readonly hasExtensions: boolean
  readonly portal: string
  /** Date and time at the clinic, such as `2026-11-24T09:00`, of a server with demo data of its own. */
  readonly clock?: string
}

/** A booking on one of the servers. */
interface BookingPlace {
  readonly origin: string
  readonly bookingId: string
}

// The first database: with demo data and an open session. It is reused.
const filled = await openDatabase({ kind: 'memory', snapshot: await demoSnapshot() })
const first = await startServer({ open: filled, demo: true })
const client = createTestClient(first.origin)
await client.signIn(demoDoctors.complete.email)
const session = { name: SESSION_COOKIE, value: client.token }
await first.close()
const putBack = await restorePoint(filled.db)
const snapshot = await filled.snapshot()

/** Unused databases. */
const free: OpenDatabase[] = [filled]
interface Running {
  readonly server: RunningServer
  readonly open: OpenDatabase
  /** Moves the clock on; only of a server with a clock of its own. */
  readonly forward?: (minutes: number) => void
}
const running = new Map<string, Running>()

/** Starts a server whose demo data is placed around another day. */
async function startAt(moment: string, options: Omit<Start, 'clock'>) {
  const starts = clinicMoment(moment)
  if (starts === undefined) throw new Error(`${moment} is no date and time like 2026-11-24T09:00`)
  const started = clockFrom(starts)
  let ahead = 0
  const clock = { now: () => new Date(started.now().getTime() + ahead) }
  const open = await openDatabase({ kind: 'memory', snapshot: await demoSnapshot(clock) })
  const server = await startServer({ open, demo: true, clock, ...options })
  const forward = (minutes: number) => {
    ahead += minutes * 60_000
  }
  running.set(server.origin, { server, open, forward })
  const doctor = createTestClient(server.origin)
  await doctor.signIn(demoDoctors.complete.email)
  return { origin: server.origin, session: { name: SESSION_COOKIE, value: doctor.token } }
}

async function start({ hasExtensions, portal, clock }: Start) {
  if (clock !== undefined) return startAt(clock, { hasExtensions, portal })
  const used = free.pop()
  if (used !== undefined) await used.db.execute(sql.raw(putBack))
  const open = used ?? (await openDatabase({ kind: 'memory', snapshot }))
  // With the options of `serve --demo`, except that no request is refused for having waited: servers
  // and browsers of several tests share the machine.
  const server = await startServer({ open, demo: true, hasExtensions, portal })
  running.set(server.origin, { server, open })
  return { origin: server.origin, session }
}

async function stop(origin: string) {
  const found = running.get(origin)
  if (found === undefined) throw new Error(`No server runs at ${origin}`)
  running.delete(origin)
  await found.server.close()
  // A database of another day has no copy of its tables.
  if (found.forward === undefined) free.push(found.open)
  else await found.open.close()
  return {}
}

async function offerOf({ origin, bookingId }: BookingPlace) {
  const db = running.get(origin)?.open.db
  const booking = await db?.query.bookings.findFirst({ where: eq(bookings.id, bookingId) })
  if (db === undefined || !booking?.offerId) throw new Error(`${bookingId} has no offer`)
  return { db, booking: { doctorId: booking.doctorId, bookingId }, offerId: booking.offerId }
}

/** Creates a link of a booking's offer, as a message would ten minutes later. */
async function link(place: BookingPlace) {
  const { db, offerId } = await offerOf(place)
  return { token: await createOfferLink(db, offerId) }
}

/** Ends the time to answer a booking's offer, as its clock would. */
async function expire(place: BookingPlace) {
  const { db, booking, offerId } = await offerOf(place)
  const offer = await db.query.offers.findFirst({ where: eq(offers.id, offerId) })
  if (offer) await db.transaction((tx) => expireOffer(tx, booking, offer.expiresAt))
  return {}
}

/** Lets the ways back of doctors without passkeys take effect, as its clock would. */
async function recover(origin: string) {
  await running.get(origin)?.open.db.update(passkeyRecoveries).set({ takesEffectAt: new Date() })
  return {}
}

/** Moves a server's clock on, and does what is due then. */
async function advance(origin: string, minutes: number) {
  const found = running.get(origin)
  if (found?.forward === undefined) throw new Error(`The server at ${origin} has no clock of its own`)
  found.forward(minutes)
  await found.server.settled()
  return {}
}

function carryOut(order: Order): Promise<object> {
  if ('start' in order) return start(order.start)
  if ('link' in order) return link(order.link)
  if ('recover' in order) return recover(order.recover)
  if ('advance' in order) return advance(order.advance, order.minutes)
  return 'expire' in order ? expire(order.expire) : stop(order.stop)
}

process.on('message', (order: Order) => {
  const done = carryOut(order)
  done.then(
    (result) => process.send?.({ id: order.id, ...result }),
    // A query that failed says why in its cause.
    (error: unknown) => process.send?.({ id: order.id, error: inspect(error, { depth: 4 }) }),
  )
})
process.on('disconnect', () => process.exit())
