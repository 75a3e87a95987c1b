import type { Dependencies } from '../../dependencies.ts'
import { existingDate } from '../existingDate.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import { message, respond } from '../../http/response.ts'
import type { Routes } from '../../http/route.ts'
import { changeOnce } from '../../changes/changeOnce.ts'
import { cancelBooking, moveBooking, setVisit } from './actionStore.ts'
import { cancelBookings, previewCancellations, undoCancellations, type Selection } from './cancellationsStore.ts'
import { readBooking } from './store.ts'

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
      const moved = async (tx: Dependencies['db']) => {
        const booking = await readBooking(tx, dependencies, bookingId)
        return respond<'moveBooking'>(200, { ...message('booking.moved'), data: { booking } })
      }
      return changeOnce<'moveBooking', null>(
        dependencies,
        call,
        async (tx) => {
          await moveBooking(tx, dependencies, { ...body, doctorId, bookingId, requestId })
          return moved(tx)
        },
        // The stored response holds no name and no number of a patient.
        { store: () => null, restore: (_stored, tx) => moved(tx) },
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
