import { createDoctorApi } from '@nalam/sdk'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { audit, bookings, events, idempotencyKeys } from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { errorBody, Refusal } from '../src/contract/refusal.ts'
import { message, respond } from '../src/http/route.ts'
import { changeOnce, cleanKeys } from '../src/changes/changeOnce.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'
import { openSession } from './support/openSession.ts'
import { createTestClient } from './support/testClient.ts'

const KEY = 'a-key-of-one-action-1'

describeOnDatabases(
  'an Idempotency-Key',
  (world) => {
    let bookingId: string
    let count = 0

    beforeEach(async () => {
      await world.db.delete(idempotencyKeys)
      bookingId = await newBooking(demoDoctors.complete.id)
      await world.client.call('updateBookingStatus', { bookingId, status: 2 })
    })

    async function newBooking(doctorId: string): Promise<string> {
      count += 1
      const id = `bkg_key_${count}`
      const patient = {
        patientName: 'Key Patient',
        patientPhone: '9000000001',
        mode: 'Online',
        createdAt: world.clock.now(),
      }
      await insertBookings(world.db, [
        { id, bookingNumber: `KEY-${count}`, doctorId, startsAt: '2028-02-01 09:00:00', ...patient },
      ])
      return id
    }
    const undo = (key: string, id = bookingId, from = world.client) =>
      from.call('undoBookingDecision', { id }, { 'idempotency-key': key })
    const undone = async (id = bookingId) => {
      const audited = await world.db
        .select()
        .from(audit)
        .where(eq(audit.subject, `booking:${id}`))
      const told = await world.db.select().from(events).where(eq(events.subject, id))
      return [audited, told].map(
        (entries) => entries.filter((entry) => Object.values(entry).includes('booking.undone')).length,
      )
    }

    it('[EXT-03] the same request gets the first response again and changes nothing more', async () => {
      const first = await undo(KEY)
      expect(first).toMatchObject({ status: 200, body: { code: 'booking.undone' } })
      // Changes in between do not affect the stored response.
      await world.client.call('updateBookingStatus', { bookingId, status: 3 })
      world.clock.forward(24 * 3600 - 1)
      world.client.token = await openSession(world.server.dependencies, demoDoctors.complete.id)
      const again = await undo(KEY)
      expect([again.status, again.text]).toEqual([first.status, first.text])
      expect(await undone()).toEqual([1, 1])
      const booking = await world.db.query.bookings.findFirst({ where: eq(bookings.id, bookingId) })
      expect(booking?.status).toBe(3)
    })

    it('[EXT-03] an error is returned again, too', async () => {
      const id = await newBooking(demoDoctors.complete.id)
      const first = await undo(KEY, id)
      expect(first).toMatchObject({ status: 409, body: { code: 'booking.not_decided' } })
      await world.client.call('updateBookingStatus', { bookingId: id, status: 2 })
      const { requestId: _first, ...told } = first.body
      const { requestId: _again, ...toldAgain } = (await undo(KEY, id)).body
      expect(toldAgain).toEqual(told)
      expect(await undone(id)).toEqual([0, 0])
      expect((await undo(`${KEY}-other`, id)).status).toBe(200)
    })

    it('[EXT-03] a conflict with newer data is evaluated again, and carried out at most once', async () => {
      const { dependencies } = world.server
      const call = {
        doctorId: demoDoctors.complete.id,
        token: world.client.token ?? '',
        idempotent: { key: KEY, fingerprint: 'one' },
      }
      let carriedOut = 0
      const send = (availability?: object) =>
        changeOnce<'undoBookingDecision'>(dependencies, call, () => {
          if (availability !== undefined)
            return Promise.reject(new Refusal('availability.changed', undefined, { availability }))
          carriedOut += 1
          return Promise.resolve(respond<'undoBookingDecision'>(200, message('booking.undone')))
        })
      for (const version of [5, 6]) {
        const error: unknown = await send({ version }).catch((reason: unknown) => reason)
        expect(error).toBeInstanceOf(Refusal)
        if (!(error instanceof Refusal)) return
        expect(errorBody(error, 'req_1')).toEqual({
          statusCode: 409,
          message: 'The hours were changed elsewhere. Please check them.',
          code: 'availability.changed',
          data: { availability: { version } },
          requestId: 'req_1',
        })
      }
      // Requests that repeat the conflict at the same moment wait for one another.
      const responses = await Promise.all(Array.from({ length: 20 }, () => send()))
      expect([new Set(responses.map(({ status }) => status)), carriedOut]).toEqual([new Set([200]), 1])
    })

    it('[EXT-03] of many requests at once one is carried out, and all get its response', async () => {
      const responses = await Promise.all(Array.from({ length: 50 }, () => undo(KEY)))
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(responses[0]).toMatchObject({ status: 200, body: { code: 'booking.undone' } })
      expect(await undone()).toEqual([1, 1])
    })

    it('[EXT-03] another request with the key is refused and not carried out', async () => {
      const other = await newBooking(demoDoctors.complete.id)
      await world.client.call('updateBookingStatus', { bookingId: other, status: 2 })
      expect((await undo(KEY)).status).toBe(200)
      expect(await undo(KEY, other)).toMatchObject({ status: 422, body: { code: 'request.key_reused' } })
      expect(await undone(other)).toEqual([0, 0])
    })

    it('[EXT-03] a key is free again after 24 hours', async () => {
      const other = await newBooking(demoDoctors.complete.id)
      expect((await undo(KEY)).status).toBe(200)
      world.clock.forward(24 * 3600)
      world.client.token = await openSession(world.server.dependencies, demoDoctors.complete.id)
      await world.client.call('updateBookingStatus', { bookingId: other, status: 2 })
      expect((await undo(KEY, other)).status).toBe(200)
      expect((await undo(KEY)).status).toBe(422)
    })

    it('belongs to one doctor', async () => {
      const otherClient = createTestClient(world.server.origin)
      otherClient.token = await openSession(world.server.dependencies, demoDoctors.other.id)
      const theirs = await newBooking(demoDoctors.other.id)
      await otherClient.call('updateBookingStatus', { bookingId: theirs, status: 2 })
      expect((await undo(KEY)).status).toBe(200)
      expect((await undo(KEY, theirs, otherClient)).status).toBe(200)
    })

    it.each([[undefined], ['short'], ['a'.repeat(65)], ['with a space in it'], ['semi;colon;semi;colon']])(
      'is required and well formed: %j is refused with 400',
      async (key) => {
        const path = `/api/doctor/bookings/${bookingId}/undo`
        const response = await world.client.send(
          'POST',
          path,
          key === undefined ? {} : { headers: { 'idempotency-key': key } },
        )
        expect(response).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
        expect(response.body['errors']).toHaveProperty('Idempotency-Key')
        expect(await undone()).toEqual([0, 0])
      },
    )

    it('is not used up by a request without a session, or by one that failed on the server', async () => {
      expect((await undo(KEY, bookingId, createTestClient(world.server.origin))).status).toBe(401)
      await world.db.execute(sql`alter table audit rename column action to other_name`)
      expect((await undo(KEY)).status).toBe(500)
      await world.db.execute(sql`alter table audit rename column other_name to action`)
      expect(await world.db.select().from(idempotencyKeys)).toEqual([])
      expect((await undo(KEY)).status).toBe(200)
    })

    it('[EXT-03] the SDK repeats an action whose response was lost, and it is carried out once', async () => {
      let sent = 0
      const api = createDoctorApi({
        baseUrl: `${world.server.origin}/api`,
        headers: { Cookie: `${SESSION_COOKIE}=${world.client.token}` },
        fetch: async (url, init) => {
          sent += 1
          const response = await fetch(url, init)
          if (sent === 1) throw new TypeError('The connection was reset')
          return response
        },
      })
      expect(await api.bookings.undo(bookingId)).toMatchObject({ code: 'booking.undone' })
      expect([sent, ...(await undone())]).toEqual([2, 1, 1])
    })

    it('is removed when it has expired', async () => {
      await undo(KEY)
      const hours = (number: number) => new Date(world.clock.now().getTime() + number * 3_600_000)
      await cleanKeys(world.db, hours(23.9))
      expect(await world.db.select().from(idempotencyKeys)).toHaveLength(1)
      await cleanKeys(world.db, hours(24))
      expect(await world.db.select().from(idempotencyKeys)).toEqual([])
    })
  },
  20,
)
