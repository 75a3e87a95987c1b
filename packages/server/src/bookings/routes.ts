import type { Routes } from '../http/route.ts'
import { message, respond } from '../http/response.ts'
import { Refusal } from '../http/refusal.ts'
import type { Dependencies } from '../dependencies.ts'
import { PAGE_SIZE, pagesOf } from '../lists/rules.ts'
import { changeInSession } from '../session/changeInSession.ts'
import { DASHBOARD_ROWS, searchPatterns } from './rules.ts'
import { createBookingStore } from './store.ts'

/** Both variants of the list, and the three decisions. */
export function bookingRoutes(dependencies: Dependencies): Pick<Routes, 'listBookings' | 'updateBookingStatus'> {
  const { db, clock, readAudit } = dependencies
  const store = createBookingStore(db, clock)

  return {
    async listBookings({ body, doctorId, requestId }) {
      // Another doctor's list does not exist (S7).
      if (body.doctorId !== doctorId) throw new Refusal('not_found')
      if (body.page === undefined && body.searchQuery === undefined) {
        const { rows: slots, summary } = await store.page(doctorId, 0, DASHBOARD_ROWS)
        readAudit.record({ doctorId, list: 'dashboard', page: 1, rowCount: slots.length, requestId })
        return respond<'listBookings'>(200, { data: { slots, summary } })
      }
      const currentPage = body.page ?? 1
      const offset = (currentPage - 1) * PAGE_SIZE
      const patterns = searchPatterns(body.searchQuery)
      const found =
        patterns.length === 0
          ? await store.page(doctorId, offset, PAGE_SIZE)
          : await store.search(doctorId, patterns, offset, PAGE_SIZE)
      const list = patterns.length === 0 ? 'bookings' : 'search'
      readAudit.record({ doctorId, list, page: currentPage, rowCount: found.rows.length, requestId })
      return respond<'listBookings'>(200, {
        currentPage,
        totalPages: pagesOf(found.total, PAGE_SIZE),
        itemsPerPage: PAGE_SIZE,
        data: { data: found.rows, totalItems: found.total, summary: found.summary },
      })
    },

    async updateBookingStatus({ body, doctorId, requestId, token }) {
      const { bookingId, status: decision } = body
      const request = { doctorId, bookingId, decision, requestId }
      const outcome = await changeInSession(dependencies, { token }, (within) => store.decide(request, within))
      if (outcome === undefined) throw new Refusal('not_found')
      if (outcome.problem !== undefined) throw new Refusal(outcome.problem)
      return respond<'updateBookingStatus'>(200, message(outcome.event))
    },
  }
}
