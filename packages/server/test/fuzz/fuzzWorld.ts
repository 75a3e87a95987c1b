import { addDays, BOOKING_STATUS, clinicToday, toIsoDate } from '@nalam/sdk'
import { and, eq, gt } from 'drizzle-orm'
import sharp from 'sharp'
import { createFeed } from '../../src/resources/calendarFeed/store.ts'
import { previewPublication } from '../../src/resources/publication/publish.ts'
import { cancelBookings, previewCancellations } from '../../src/resources/bookings/cancellationsStore.ts'
import { insertBookings } from '../../src/resources/bookings/store.ts'
import { openDatabase, type DatabaseSource } from '../../src/db/open.ts'
import { createOfferLink, createReminderLink } from '../../src/changes/messages/messageStore.ts'
import { offerSeveral, offerTimes } from '../../src/resources/bookings/offerStore.ts'
import {
  availability,
  availabilityExceptions,
  doctors,
  offers,
  passkeys,
  queueEntries,
  slots,
  tickets,
} from '../../src/db/schema.ts'
import { demoDoctors } from '../../src/demo/doctors.ts'
import {
  creationOptions,
  relyingPartyOf,
  requestOptions,
  verifyNewPasskey,
} from '../../src/resources/passkeys/ceremonies.ts'
import { insertPasskey } from '../../src/resources/passkeys/store.ts'
import { createVirtualAuthenticator } from '../support/virtualAuthenticator.ts'
import { saveScreen } from '../../src/resources/queue/screenStore.ts'
import { addWalkIn, callNext } from '../../src/resources/queue/store.ts'
import { holdTime } from '../../src/resources/platforms/store.ts'
import { applySlotChange } from '../../src/resources/slotChanges/store.ts'
import { insertSlots } from '../../src/resources/slots/store.ts'
import { startServer, type RunningServer } from '../../src/app/server.ts'
import { createPasswords } from '../../src/security/passwords.ts'
import { networkOf } from '../../src/http/clientAddress.ts'
import { requesterOf } from '../../src/security/codes.ts'
import { noLimits } from '../support/noLimits.ts'
import { openSession } from '../support/openSession.ts'
import { hashOf } from '../../src/random.ts'
import { createSettableClock } from '../support/settableClock.ts'
import type { World } from './goodRequests.ts'

/** A server for fuzzing, with everything that valid requests need. */
export interface FuzzWorld {
  readonly server: RunningServer
  readonly world: World
  readonly expiredToken: string
  /** The key of a platform. */
  readonly platformKey: string
  close(): Promise<void>
}

/**
 * Starts a server for fuzzing, with cheap hashes, so that the time is spent on requests.
 *
 * @param source an empty database
 */
export async function openFuzzWorld(source: DatabaseSource): Promise<FuzzWorld> {
  const clock = createSettableClock()
  const open = await openDatabase(source)
  const server = await startServer({
    open,
    demo: true,
    clock,
    limits: noLimits,
    passwords: createPasswords({ memoryKib: 64 }),
    checkResponses: false,
  })
  const { db, codes } = server.dependencies
  const doctorId = demoDoctors.complete.id
  const platformKey = (await server.dependencies.platforms.add('Fuzz')) ?? ''
  const platformId = (await server.dependencies.platforms.find(platformKey))?.id ?? ''
  const expiredToken = await openSession(server.dependencies, doctorId)
  clock.forward(31 * 60)
  let count = 0
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
    .png()
    .toBuffer()

  const fresh = () => {
    count += 1
    return count
  }
  const world: World = {
    doctorId,
    now: clock.now(),
    fresh,
    async own(kind) {
      if (kind === 'session') return hashOf(await openSession(server.dependencies, doctorId))
      if (kind === 'passkey') {
        await db.delete(passkeys).where(eq(passkeys.doctorId, doctorId))
        const id = `psk_fuzz_${fresh()}`
        const passkey = { id, credentialId: id, publicKey: new Uint8Array([1]), counter: 0, name: 'Key' }
        await db
          .insert(passkeys)
          .values({ ...passkey, doctorId, isBackupEligible: false, isBackedUp: false, createdAt: clock.now() })
        return id
      }
      if (kind === 'ticket')
        return (await db.query.tickets.findFirst({ where: eq(tickets.doctorId, doctorId) }))?.id ?? 'none'
      if (kind === 'free slot') {
        const free = await db.query.slots.findFirst({
          where: and(eq(slots.doctorId, doctorId), eq(slots.isBooked, false), gt(slots.startsAt, '2026-11-22')),
        })
        return free?.id ?? 'none'
      }
      const number = fresh()
      if (kind === 'exception') {
        await world.clearExceptions()
        const id = `exc_fuzz_${number}`
        const day = '2027-12-01'
        await db
          .insert(availabilityExceptions)
          .values({ id, doctorId, firstDay: day, lastDay: day, kind: 'closed', createdAt: clock.now() })
        return id
      }
      if (kind === 'new slot' || kind === 'slot change') {
        // Days on which no request creates a slot, with a separate time for each slot.
        const hour = `${addDays('2030-01-01', number % 3000)} ${String(Math.floor(number / 3000) % 24).padStart(2, '0')}`
        const times = { startsAt: `${hour}:00:00`, endsAt: `${hour}:20:00` }
        if (kind === 'new slot') {
          await insertSlots(db, [{ id: `slt_fuzz_${number}`, doctorId, ...times, createdAt: clock.now() }])
          return `slt_fuzz_${number}`
        }
        const request = { doctorId, name: 'slot.added', requestId: 'fuzz', create: [times] } as const
        return (await applySlotChange(db, server.dependencies, request))?.change.id ?? 'none'
      }
      if (kind === 'hold') {
        const id = `hld_fuzz_${number}`
        const request = {
          id,
          platformId,
          requestId: 'fuzz',
          doctorId,
          slotId: await world.own('new slot'),
          patientPhone: String(7e9 + number),
          exceptions: [],
        }
        await db.transaction((tx) => holdTime(tx, { clock }, request))
        return id
      }
      if (kind === 'offered booking') {
        const bookingId = await world.own('confirmed booking')
        const slotIds = [await world.own('new slot')]
        await offerTimes(db, server.dependencies, { doctorId, bookingId, slotIds, requestId: 'fuzz' })
        return bookingId
      }
      if (kind === 'offers') {
        const offersId = `ofs_fuzz_${number}`
        const bookingId = await world.own('confirmed booking')
        const wanted = [{ bookingId, slotIds: [await world.own('new slot')] }]
        await offerSeveral(db, server.dependencies, { doctorId, requestId: 'fuzz', offers: wanted }, offersId)
        return offersId
      }
      if (kind === 'waiting patient' || kind === 'next patient' || kind === 'called patient') {
        const request = { doctorId, day: clinicToday(clock.now()), requestId: 'fuzz' }
        // Nobody else is next or inside.
        if (kind !== 'waiting patient') await db.delete(queueEntries).where(eq(queueEntries.doctorId, doctorId))
        const patient = await addWalkIn(db, server.dependencies, { ...request, isEmergency: false })
        if (kind === 'called patient')
          await callNext(db, server.dependencies, { ...request, session: 0, next: patient })
        return patient
      }
      if (kind === 'cancellation') {
        const bookingIds = [await world.own('confirmed booking')]
        const request = {
          doctorId,
          requestId: 'fuzz',
          selection: { bookingIds },
          reason: 'technical',
          slot: 'open',
        } as const
        const fingerprint = await world.cancellationFingerprint(bookingIds)
        return (await cancelBookings(db, server.dependencies, { ...request, fingerprint })).id
      }
      const id = `bkg_fuzz_${number}`
      await insertBookings(db, [
        {
          id,
          bookingNumber: `FUZZ-${id}`,
          doctorId,
          startsAt: kind === 'booking of now' ? `${clinicToday(clock.now())} 12:15:00` : '2027-05-05 09:00:00',
          patientName: 'Fuzz Patient',
          patientPhone: '9000000000',
          mode: 'Online',
          createdAt: clock.now(),
          ...((kind === 'confirmed booking' || kind === 'booking of now') && { status: BOOKING_STATUS.confirmed }),
          ...((kind === 'booking of the platform' || kind === 'confirmed booking') && { platformId, reason: 'Reason' }),
          ...(kind === 'decided booking' && { status: BOOKING_STATUS.declined, decidedAt: clock.now() }),
        },
      ])
      return id
    },
    async hoursVersion() {
      return (await db.query.availability.findFirst({ where: eq(availability.doctorId, doctorId) }))?.version ?? 0
    },
    async clearExceptions() {
      await db.delete(availabilityExceptions).where(eq(availabilityExceptions.doctorId, doctorId))
    },
    async goLive() {
      await db.update(doctors).set({ isActive: true }).where(eq(doctors.id, doctorId))
    },
    async createQueueScreen() {
      const screen = { room: null, languages: ['ta' as const], isNewLink: false }
      await db.transaction((tx) => saveScreen(tx, { clock }, { ...screen, doctorId, requestId: 'fuzz' }))
    },
    async createCalendarFeed() {
      await db.transaction((tx) => createFeed(tx, { clock }, { doctorId, requestId: 'fuzz' }))
    },
    async fingerprint(request) {
      const days = { from: toIsoDate(request.from) ?? '', to: toIsoDate(request.to) ?? '' }
      const copyFrom = toIsoDate(request.copyFrom ?? '') ?? undefined
      const wanted = { ...days, copyFrom, onlyOn: request.onlyOn, draft: request.draft }
      return (await previewPublication(db, doctorId, wanted, clock.now())).plan.fingerprint
    },
    async link() {
      const id = await world.own('offered booking')
      const offer = await db.query.offers.findFirst({ where: eq(offers.bookingId, id) })
      return { token: await createOfferLink(db, offer?.id ?? ''), slotId: offer?.times[0]?.slotId ?? '' }
    },
    async reminderLink() {
      return createReminderLink(db, await world.own('confirmed booking'), clock.now())
    },
    async cancellationFingerprint(bookingIds) {
      return (await previewCancellations(db, doctorId, { bookingIds }, clock.now())).fingerprint
    },
    async usePasskeysOnly(id) {
      await db.transaction((tx) => server.dependencies.passkeyOnly.set(tx, id, true))
    },
    async stopLink(id) {
      await world.usePasskeysOnly(id)
      await db.transaction((tx) => server.dependencies.passkeyOnly.begin(tx, id))
      return (await server.dependencies.passkeyOnly.link(id))?.token ?? 'none'
    },
    async passkeyLogin() {
      await db.delete(passkeys).where(eq(passkeys.doctorId, doctorId))
      const party = relyingPartyOf(server.origin)
      const authenticator = createVirtualAuthenticator(server.origin)
      const created = await creationOptions(party, { id: doctorId, email: 'a@nalam.example', name: 'A' }, [])
      const passkey = await verifyNewPasskey(party, created.challenge, { name: 'A', ...authenticator.create(created) })
      if (passkey === undefined) throw new Error('The passkey was refused')
      await insertPasskey(db, server.dependencies, { doctorId, requestId: 'fuzz', name: 'A', passkey })
      const options = await requestOptions(party)
      await server.dependencies.challenges.store(options.challenge, 'login', '')
      return authenticator.use(options)
    },
    async code(purpose, email) {
      const doctor = await db.query.doctors.findFirst({ where: (row) => eq(row.email, email) })
      // Codes that forgotPassword has requested are sent first; otherwise one of them would
      // replace this code.
      await server.dependencies.outbox.settled()
      // A moment later than the previous code, so that this one is the latest.
      clock.forward(0.001)
      return codes.issue(doctor?.id ?? '', purpose, requesterOf(undefined, networkOf('')))
    },
    picture: new File([new Uint8Array(picture)], 'picture.png', { type: 'image/png' }),
  }
  return {
    server,
    world,
    expiredToken,
    platformKey,
    async close() {
      await server.close()
      await open.close()
    },
  }
}
