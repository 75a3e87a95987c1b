import { recordAudit } from '../audit/record.ts'
import type { Routes } from '../http/route.ts'
import { message, respond } from '../http/response.ts'
import { Refusal } from '../http/refusal.ts'
import type { Dependencies } from '../dependencies.ts'
import { DASHBOARD_ROWS, messageOfDecision, PAGE_SIZE, pagesOf, searchPattern } from './rules.ts'
import { createBookingStore } from './store.ts'

/** Both readings of the list, and the three decisions. */
export function bookingRoutes({ db, clock }: Dependencies): Pick<Routes, 'listBookings' | 'updateBookingStatus'> {
  const store = createBookingStore(db)

  return {
    async listBookings({ body, doctorId }) {
      // Somebody else's list does not exist (S7).
      if (body.doctorId !== doctorId) throw new Refusal('not_found')
      if (body.page === undefined && body.searchQuery === undefined) {
        const { rows: slots, summary } = await store.page(doctorId, 0, DASHBOARD_ROWS)
        return respond<'listBookings'>(200, { data: { slots, summary } })
      }
      const currentPage = body.page ?? 1
      const offset = (currentPage - 1) * PAGE_SIZE
      const pattern = searchPattern(body.searchQuery)
      const found =
        pattern === undefined
          ? await store.page(doctorId, offset, PAGE_SIZE)
          : await store.search(doctorId, pattern, offset, PAGE_SIZE)
      return respond<'listBookings'>(200, {
        currentPage,
        totalPages: pagesOf(found.total, PAGE_SIZE),
        itemsPerPage: PAGE_SIZE,
        data: { data: found.rows, totalItems: found.total, summary: found.summary },
      })
    },

    async updateBookingStatus({ body, doctorId, requestId }) {
      const { bookingId, status } = body
      await db.transaction(async (within) => {
        const outcome = await store.decide(within, { doctorId, bookingId, status, now: clock.now() })
        if (outcome === 'unknown') throw new Refusal('not_found')
        if (outcome === 'already_decided') throw new Refusal('booking.already_decided')
        await recordAudit(within, clock, {
          doctorId,
          action: messageOfDecision(status),
          subject: `booking:${bookingId}`,
          detail: { status },
          requestId,
        })
      })
      return respond<'updateBookingStatus'>(200, message(messageOfDecision(status)))
    },
  }
}
