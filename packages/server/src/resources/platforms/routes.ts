import { lineText, visibleText } from '@nalam/sdk'
import { MAX_CALENDAR_DAYS } from '@nalam/sdk/rules'
import { patientNameProblem, VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import { changeOnceOfPlatform } from '../../changes/changeOnce.ts'
import type { MessageCode } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { message, respond, type Routes } from '../../http/route.ts'
import { takeTries, type Try } from '../../security/rateLimits.ts'
import { bookForPlatform, cancelByPatient, findPlatformBooking, readPlatformBooking } from './platformBookings.ts'
import { storeReminderAnswer } from '../bookings/reminderAnswers.ts'
import { existingDays } from '../days.ts'
import { pagesOf, patternOf, searchWords } from '../lists.ts'
import {
  bookingSources,
  createFreeTimes,
  DOCTORS_PER_PAGE,
  endHold,
  hasHold,
  holdTime,
  listDoctors,
  readHold,
  type FreeTimes,
  type WantedSlot,
} from './store.ts'

const LIMIT = { days: MAX_CALENDAR_DAYS, otherwise: 'calendar.too_long' } as const

/** What a store takes to read and write. */
type Transaction = Parameters<typeof readPlatformBooking>[0]

/** Adds the times that are still free to the refusal of a time. @throws the refusal */
async function orOthers<T>(times: FreeTimes, wanted: WantedSlot, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409 || error.data !== undefined) throw error
    throw new Refusal(error.code, undefined, { times: await times.others(wanted) })
  }
}

/** Returns the routes of platforms, which book for patients (INTAKE-01, INTAKE-02). */
export function platformRoutes(dependencies: Dependencies) {
  const { db, clock, random, limits, readAudit } = dependencies
  const times = createFreeTimes(dependencies)

  const tryOf = (name: string, subject: string, limit: Try['limit']) => ({ name: `platform:${name}`, subject, limit })
  const bookingOf = async (within: Transaction, platformId: string, bookingId: string) =>
    readPlatformBooking(within, { platformId, bookingId, now: clock.now() })

  return {
    async listPlatformDoctors({ params, platformId, requestId }) {
      const page = Number(params.page ?? '1')
      const { rows, total } = await listDoctors(db, searchWords(params.search).map(patternOf), page)
      readAudit.record({ doctorId: platformId, list: 'platform doctors', page, rowCount: rows.length, requestId })
      return respond<'listPlatformDoctors'>(200, {
        currentPage: page,
        totalPages: pagesOf(total, DOCTORS_PER_PAGE),
        itemsPerPage: DOCTORS_PER_PAGE,
        data: { doctors: rows, totalItems: total },
      })
    },

    async listPlatformTimes({ params, platformId, requestId }) {
      const free = await times.list(params.id, existingDays(params, LIMIT))
      readAudit.record({ doctorId: platformId, list: 'platform times', page: 1, rowCount: free.length, requestId })
      return respond<'listPlatformTimes'>(200, { data: { times: free } })
    },

    async holdTime(call) {
      const { body, platformId, requestId } = call
      await takeTries(dependencies, [
        tryOf('holds', platformId, limits.holdsPerPlatform),
        tryOf('holds:number', body.patientPhone, limits.holdsPerNumber),
      ])
      const wanted = await times.wanted(body.slotId)
      const held = (hold: Awaited<ReturnType<typeof readHold>>) =>
        respond<'holdTime'>(201, { ...message('time.held'), data: { hold } })
      return orOthers(times, wanted, () =>
        changeOnceOfPlatform<'holdTime', string>(
          dependencies,
          call,
          async (tx) => {
            const { doctorId, hours } = wanted
            const { exceptions } = hours
            const request = { ...body, id: `hld_${random.id()}`, platformId, requestId, doctorId, exceptions }
            return held(await holdTime(tx, dependencies, request))
          },
          {
            store: ({ data }) => data.hold.id,
            restore: async (id, tx) => held(await readHold(tx, platformId, id)),
          },
        ),
      )
    },

    releaseHold(call) {
      const { params } = call
      return changeOnceOfPlatform<'releaseHold'>(dependencies, call, async (tx) => {
        if (!(await endHold(tx, call, params.id, clock.now()))) throw new Refusal('not_found')
        return respond<'releaseHold'>(200, message('hold.released'))
      })
    },

    async bookTime(call) {
      const { body, platformId, requestId } = call
      const { slotId, patientPhone, language, reference, bookAgainUrl } = body
      const patientName = lineText(body.patientName)
      // The contract counts the spaces around the name, too.
      const problem = patientNameProblem(patientName)
      if (problem !== null) throw new Refusal('request.invalid', { patientName: VALIDATION_MESSAGES[problem] })
      await takeTries(dependencies, [
        tryOf('bookings', platformId, limits.bookingsPerPlatform),
        tryOf('bookings:number', patientPhone, limits.bookingsPerNumber),
      ])
      const wanted = await times.wanted(slotId)
      const booked = async (tx: Transaction, id: string) => {
        const booking = await bookingOf(tx, platformId, id)
        const code = booking.state === 'confirmed' ? 'booking.accepted' : 'booking.requested'
        return respond<'bookTime'>(201, { ...message(code), data: { booking } })
      }
      return orOthers(times, wanted, () =>
        changeOnceOfPlatform<'bookTime', string>(
          dependencies,
          call,
          async (tx) => {
            const { doctorId, hours } = wanted
            const id = random.id()
            const { holdId } = body
            const isHeld = holdId !== undefined && (await hasHold(tx, platformId, holdId))
            await bookForPlatform(tx, dependencies, {
              id,
              doctorId,
              slotId,
              patientName,
              patientPhone,
              language,
              platformId,
              reason: visibleText(body.reason ?? '') || null,
              platformReference: reference,
              bookAgainUrl,
              isConfirmedAtOnce: times.isConfirmedAtOnce(wanted),
              holdId: isHeld ? holdId : undefined,
              exceptions: hours.exceptions,
              requestId,
            })
            if (isHeld) await endHold(tx, call, holdId, clock.now())
            return booked(tx, id)
          },
          { store: ({ data }) => data.booking.id, restore: (id, tx) => booked(tx, id) },
        ),
      )
    },

    async getPlatformBooking({ params, platformId, requestId }) {
      const booking = await bookingOf(db, platformId, params.id)
      readAudit.record({ doctorId: platformId, list: 'platform booking', page: 1, rowCount: 1, requestId })
      return respond<'getPlatformBooking'>(200, { data: { booking } })
    },

    cancelPlatformBooking(call) {
      const { params, platformId, requestId } = call
      const cancelled = async (tx: Transaction) =>
        respond<'cancelPlatformBooking'>(200, {
          ...message('booking.cancelled'),
          data: { booking: await bookingOf(tx, platformId, params.id) },
        })
      return changeOnceOfPlatform<'cancelPlatformBooking', null>(
        dependencies,
        call,
        async (tx) => {
          const booking = await findPlatformBooking(tx, platformId, params.id)
          await cancelByPatient(tx, dependencies, { ...booking, requestId, platformId })
          return cancelled(tx)
        },
        { store: () => null, restore: (_stored, tx) => cancelled(tx) },
      )
    },

    answerPlatformReminder(call) {
      const { body, params, platformId, requestId } = call
      const answered = async (tx: Transaction, code: MessageCode) =>
        respond<'answerPlatformReminder'>(200, {
          ...message(code),
          data: { booking: await bookingOf(tx, platformId, params.id) },
        })
      return changeOnceOfPlatform<'answerPlatformReminder', MessageCode>(
        dependencies,
        call,
        async (tx) => {
          const booking = await findPlatformBooking(tx, platformId, params.id)
          const request = { ...booking, answer: body.answer, requestId, platformId }
          return answered(tx, await storeReminderAnswer(tx, dependencies, request))
        },
        { store: () => `reminder.${body.answer}`, restore: (code, tx) => answered(tx, code) },
      )
    },

    async listBookingSources({ doctorId }) {
      const sources = await bookingSources(db, doctorId, clock.now())
      return respond<'listBookingSources'>(200, { data: { sources } })
    },
  } satisfies Partial<Routes>
}
