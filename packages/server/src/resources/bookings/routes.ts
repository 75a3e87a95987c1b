import { existingDate } from '../existingDate.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import type { Routes } from '../../http/route.ts'
import { message, respond } from '../../http/response.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { changeOnce } from '../../changes/changeOnce.ts'
import { PAGE_SIZE, pagesOf } from '../lists.ts'
import { changeInSession } from '../../security/sessions.ts'
import { decideBooking, undoDecision } from './decisionStore.ts'
import { DASHBOARD_ROWS, searchPatterns, type BookingFilters } from './rules.ts'
import { createBookingStore } from './store.ts'
import type { Agenda, BookingCounts } from './figures.ts'
import type { BookingRows } from './wireBooking.ts'

/** Returns the filters of a request; `undefined` if it has none. */
function filtersOf(request: Schema<'ListBookingsRequest'>): BookingFilters | undefined {
  const { status, from, to, order, cancelled, visit } = request
  if ([status, from, to, order, cancelled, visit].every((filter) => filter === undefined)) return undefined
  return {
    statuses: status,
    from: from === undefined ? undefined : existingDate('from', from),
    to: to === undefined ? undefined : existingDate('to', to),
    order: order ?? 'latest',
    cancelled,
    visits: visit,
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

    undoBookingDecision(call) {
      const { params, doctorId, requestId } = call
      return changeOnce<'undoBookingDecision'>(dependencies, call, async (tx) => {
        const code = await undoDecision(tx, dependencies, { doctorId, bookingId: params.id, requestId })
        return respond<'undoBookingDecision'>(200, message(code))
      })
    },
  } satisfies Partial<Routes>
}
