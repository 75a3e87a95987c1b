import { changeAndRead, changeOnce } from '../../changes/changeOnce.ts'
import { bookingOfLink, offerOfLink } from '../../changes/messages/messageStore.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { message, respond, type Routes, type Call } from '../../http/route.ts'
import { changeInSession } from '../../security/sessions.ts'
import { refuseLink } from '../../security/rateLimits.ts'
import { existingDate } from '../days.ts'
import { undoEnd } from '@nalam/sdk/rules'
import { PAGE_SIZE, pagesOf } from '../lists.ts'
import { cancelBooking, moveBooking, setTold, setVisit } from './actionStore.ts'
import { cancelBookings, previewCancellations, undoCancellations, type Selection } from './cancellationsStore.ts'
import { decideBooking, undoDecision } from './decisionStore.ts'
import type { Agenda, BookingCounts } from './figures.ts'
import { offerSeveral, offerTimes, undoOffers, withdrawOffer } from './offerStore.ts'
import { readPatientOffer, storeAnswer } from './patientOffer.ts'
import {
  readPatientAppointment,
  readReminderSettings,
  saveReminderSettings,
  storeReminderAnswer,
} from './reminderAnswers.ts'
import { DASHBOARD_ROWS, searchPatterns, type BookingFilters } from './rules.ts'
import { createBookingStore, readBooking } from './store.ts'
import type { BookingRows } from './wireBooking.ts'

/** Returns the filters of a request; `undefined` if it has none. */
function filtersOf(request: Schema<'ListBookingsRequest'>): BookingFilters | undefined {
  const { status, from, to, order, cancelled, visit, notTold } = request
  if ([status, from, to, order, cancelled, visit, notTold].every((filter) => filter === undefined)) return undefined
  return {
    statuses: status,
    from: from === undefined ? undefined : existingDate('from', from),
    to: to === undefined ? undefined : existingDate('to', to),
    order: order ?? 'latest',
    cancelled,
    visits: visit,
    notTold,
  }
}

function wireSummary(counts: BookingCounts, agenda: Agenda | undefined): Schema<'BookingSummary'> {
  const { total, confirmed, pending, declined, cancelled } = counts
  if (agenda === undefined) return { total, confirmed, pending }
  const reschedule = total - confirmed - pending - declined
  return { total, confirmed, pending, declined, reschedule, cancelled, ...agenda }
}

/**
 * Returns the routes of the list in both response shapes, of the three decisions, and
 * of undoing one.
 */
export function bookingRoutes(dependencies: Dependencies) {
  const { readAudit } = dependencies
  const store = createBookingStore(dependencies)
  // A page without filters has no counts of today: only the dashboard and the filtered
  // lists show them.
  const agendaOf = async (doctorId: string) => (dependencies.hasExtensions ? store.agenda(doctorId) : undefined)

  return {
    async listBookings({ body, doctorId, requestId }) {
      // Another doctor's list is reported as not found (S7).
      if (body.doctorId !== doctorId) throw new Refusal('not_found')
      const filters = filtersOf(body)
      if (body.page === undefined && body.searchQuery === undefined && filters === undefined) {
        const [found, agenda] = await Promise.all([store.page(doctorId, 0, DASHBOARD_ROWS), agendaOf(doctorId)])
        readAudit.record({ doctorId, list: 'dashboard', page: 1, rowCount: found.rows.length, requestId })
        return respond<'listBookings'>(200, {
          data: { slots: found.rows, summary: wireSummary(found.summary, agenda) },
        })
      }
      const currentPage = body.page ?? 1
      const offset = (currentPage - 1) * PAGE_SIZE
      const patterns = searchPatterns(body.searchQuery)
      const read = async (): Promise<BookingRows & { agenda?: Agenda }> => {
        if (filters !== undefined) return store.filtered(doctorId, filters, patterns, { offset, rows: PAGE_SIZE })
        return patterns.length === 0
          ? store.page(doctorId, offset, PAGE_SIZE)
          : store.search(doctorId, patterns, offset, PAGE_SIZE)
      }
      const found = await read()
      const list = patterns.length === 0 ? 'bookings' : 'search'
      readAudit.record({ doctorId, list, page: currentPage, rowCount: found.rows.length, requestId })
      return respond<'listBookings'>(200, {
        currentPage,
        totalPages: pagesOf(found.total, PAGE_SIZE),
        itemsPerPage: PAGE_SIZE,
        data: { data: found.rows, totalItems: found.total, summary: wireSummary(found.summary, found.agenda) },
      })
    },

    async updateBookingStatus({ body, doctorId, requestId, token }) {
      const { bookingId, status: decision } = body
      const request = { doctorId, bookingId, decision, requestId }
      const code = await changeInSession(dependencies, { token }, (tx) => decideBooking(tx, dependencies, request))
      return respond<'updateBookingStatus'>(200, message(code))
    },

    async listUndoableBookings({ doctorId, requestId }) {
      const bookings = await store.undoable(doctorId)
      readAudit.record({ doctorId, list: 'undoable', page: 1, rowCount: bookings.length, requestId })
      return respond<'listUndoableBookings'>(200, { data: { bookings } })
    },

    setTold(call) {
      const { params, doctorId, requestId } = call
      return changeOnce<'setTold'>(dependencies, call, async (tx) => {
        await setTold(tx, dependencies, { doctorId, bookingId: params.id, requestId })
        return respond<'setTold'>(200, message('booking.told'))
      })
    },

    undoBookingDecision(call) {
      const { params, doctorId, requestId } = call
      return changeOnce<'undoBookingDecision'>(dependencies, call, async (tx) => {
        const code = await undoDecision(tx, dependencies, { doctorId, bookingId: params.id, requestId })
        return respond<'undoBookingDecision'>(200, message(code))
      })
    },
  } satisfies Partial<Routes>
}

/**
 * Returns the bookings that a request selects.
 *
 * @throws Refusal 400 for a day that does not exist, and for none or both of ids and day
 */
function selectionOf({ bookingIds, date, fromTime }: Schema<'CancellationsRequest'>): Selection {
  if (bookingIds !== undefined && date === undefined && fromTime === undefined) return { bookingIds }
  if (bookingIds === undefined && date !== undefined)
    return { date: existingDate('date', date), fromTime: fromTime ?? '00:00' }
  throw new Refusal('request.invalid', { date: 'Please enter a valid value.' })
}

/**
 * Returns the routes of the capability `visits`: cancelling one or several bookings, moving one,
 * and noting who came.
 */
export function visitRoutes(dependencies: Dependencies) {
  const { db, clock, readAudit } = dependencies
  return {
    cancelBooking(call) {
      const { body, params, doctorId, requestId } = call
      return changeOnce<'cancelBooking'>(dependencies, call, async (tx) => {
        const request = { ...body, doctorId, bookingId: params.id, requestId }
        return respond<'cancelBooking'>(200, message(await cancelBooking(tx, dependencies, request)))
      })
    },

    moveBooking(call) {
      const { body, params, doctorId, requestId } = call
      const bookingId = params.id
      return changeAndRead<'moveBooking'>(
        dependencies,
        call,
        (tx) => moveBooking(tx, dependencies, { ...body, doctorId, bookingId, requestId }),
        async (tx) => {
          const booking = await readBooking(tx, dependencies, bookingId)
          return respond<'moveBooking'>(200, { ...message('booking.moved'), data: { booking } })
        },
      )
    },

    setVisit(call) {
      const { body, params, doctorId, requestId } = call
      return changeOnce<'setVisit'>(dependencies, call, async (tx) => {
        const request = { ...body, doctorId, bookingId: params.id, requestId }
        return respond<'setVisit'>(200, message(await setVisit(tx, dependencies, request)))
      })
    },

    async previewCancellations({ body, doctorId, requestId }) {
      const cancellations = await previewCancellations(db, doctorId, selectionOf(body), clock.now())
      const rowCount = cancellations.bookings.length + cancellations.left.filter(({ booking }) => booking).length
      if (rowCount > 0) readAudit.record({ doctorId, list: 'cancellations', page: 1, rowCount, requestId })
      return respond<'previewCancellations'>(200, { data: { cancellations } })
    },

    cancelBookings(call) {
      const { body, doctorId, requestId } = call
      return changeOnce<'cancelBookings'>(dependencies, call, async (tx) => {
        const data = await cancelBookings(tx, dependencies, {
          ...body,
          selection: selectionOf(body),
          doctorId,
          requestId,
        })
        const code = data.cancelled === 1 ? 'booking.cancelled' : 'bookings.cancelled'
        return respond<'cancelBookings'>(200, { ...message(code), data })
      })
    },

    undoCancellations(call) {
      const { params, doctorId, requestId } = call
      return changeOnce<'undoCancellations'>(dependencies, call, async (tx) => {
        await undoCancellations(tx, dependencies, { doctorId, cancellationId: params.id, requestId })
        return respond<'undoCancellations'>(200, message('cancellations.undone'))
      })
    },
  } satisfies Partial<Routes>
}

/**
 * Returns the routes of the capability `offers`: those of the doctor, and those of the patient, who
 * has a link and no session.
 */
export function offerRoutes(dependencies: Dependencies) {
  const { db, clock } = dependencies

  /** Returns the offer of a link. */
  const offerIdOf = async ({ body, network }: Pick<Call<{ token: string }>, 'body' | 'network'>) =>
    (await offerOfLink(db, body.token)) ?? refuseLink(dependencies, network)

  const refuseWithoutLinks = () => {
    if (!dependencies.canOffer()) throw new Refusal('not_found')
  }

  return {
    async offerTimes(call) {
      refuseWithoutLinks()
      const { body, params, doctorId, requestId } = call
      const bookingId = params.id
      return changeAndRead<'offerTimes'>(
        dependencies,
        call,
        (tx) => offerTimes(tx, dependencies, { ...body, doctorId, bookingId, requestId }),
        async (tx) => {
          const booking = await readBooking(tx, dependencies, bookingId)
          return respond<'offerTimes'>(200, { ...message('offer.sent'), data: { booking } })
        },
      )
    },

    withdrawOffer(call) {
      const { params, doctorId, requestId } = call
      return changeOnce<'withdrawOffer'>(dependencies, call, async (tx) => {
        await withdrawOffer(tx, dependencies, { doctorId, bookingId: params.id, requestId })
        return respond<'withdrawOffer'>(200, message('offer.withdrawn'))
      })
    },

    async offerSeveral(call) {
      refuseWithoutLinks()
      const { body, doctorId, requestId } = call
      return changeOnce<'offerSeveral'>(dependencies, call, async (tx) => {
        const id = dependencies.random.id()
        await offerSeveral(tx, dependencies, { ...body, doctorId, requestId }, id)
        const undoUntil = undoEnd(clock.now()).toISOString()
        const data = { id, sent: body.offers.length, undoUntil }
        return respond<'offerSeveral'>(200, { ...message('offers.sent'), data })
      })
    },

    undoOffers(call) {
      const { params, doctorId, requestId } = call
      return changeOnce<'undoOffers'>(dependencies, call, async (tx) => {
        const data = await undoOffers(tx, dependencies, { doctorId, offersId: params.id, requestId })
        const code = data.left.length > 0 ? 'offers.undone_in_part' : 'offers.undone'
        return respond<'undoOffers'>(200, { ...message(code), data })
      })
    },

    async readPatientOffer(call) {
      const offer = await readPatientOffer(db, await offerIdOf(call), clock.now())
      return respond<'readPatientOffer'>(200, { data: { offer } })
    },

    async answerOffer(call) {
      const { body, requestId } = call
      const offerId = await offerIdOf(call)
      try {
        const code = await db.transaction((tx) => storeAnswer(tx, dependencies, { ...body, offerId, requestId }))
        const offer = await readPatientOffer(db, offerId, clock.now())
        return respond<'answerOffer'>(200, { ...message(code), data: { offer } })
      } catch (error) {
        // Where the answer was refused and not a field, the page shows the offer as it is now.
        if (!(error instanceof Refusal) || error.errors !== undefined) throw error
        const offer = await readPatientOffer(db, offerId, clock.now())
        throw new Refusal(error.code, undefined, { offer })
      }
    },
  } satisfies Partial<Routes>
}

/**
 * Returns the routes of the answers to reminders (MSG-06): those of the patient, who has a link and
 * no session, and the doctor's setting.
 */
export function reminderRoutes(dependencies: Dependencies) {
  const { db, clock } = dependencies

  const linkedBooking = async ({ body, network }: Pick<Call<{ token: string }>, 'body' | 'network'>) =>
    (await bookingOfLink(db, body.token)) ?? refuseLink(dependencies, network)

  return {
    async readAppointment(call) {
      const appointment = await readPatientAppointment(db, await linkedBooking(call), clock.now())
      return respond<'readAppointment'>(200, { data: { appointment } })
    },

    async answerReminder(call) {
      const { body, requestId } = call
      const booking = await linkedBooking(call)
      const read = () => readPatientAppointment(db, booking, clock.now())
      try {
        const { answer } = body
        const code = await db.transaction((tx) =>
          storeReminderAnswer(tx, dependencies, { ...booking, answer, requestId }),
        )
        return respond<'answerReminder'>(200, { ...message(code), data: { appointment: await read() } })
      } catch (error) {
        // The page shows the appointment as it is now.
        if (!(error instanceof Refusal) || error.status !== 409) throw error
        throw new Refusal(error.code, undefined, { appointment: await read() })
      }
    },

    async getReminderSettings({ doctorId }) {
      return respond<'getReminderSettings'>(200, { data: { settings: await readReminderSettings(db, doctorId) } })
    },

    setReminderSettings(call) {
      const { body, doctorId, requestId } = call
      return changeOnce<'setReminderSettings'>(dependencies, call, async (tx) => {
        await saveReminderSettings(tx, dependencies, { doctorId, requestId, freesTime: body.freesTime })
        return respond<'setReminderSettings'>(200, message('reminder_settings.saved'))
      })
    },
  } satisfies Partial<Routes>
}
