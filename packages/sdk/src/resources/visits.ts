import type { ValueOf } from '../core/contractTypes.ts'
import { count, rowsOf, objectOf, optional, pick, requiredText } from '../core/json.ts'
import type { Caller } from '../core/createCaller.ts'
import type { CallOptions } from '../core/options.ts'
import type { Visit } from '../formats/bookingStatus.ts'
import type { components } from '../generated/schema.ts'
import { bookingOf, type Booking } from './Booking.ts'
import { anyMessageOf, messageOf, type Message, messageAnd, part, sentDate } from './readers.ts'

type Schemas = components['schemas']

/**
 * Why bookings are cancelled, and whether patients can book the slot that becomes free. The reason
 * `other` needs a note.
 */
export type Cancelling = ValueOf<'CancelBookingRequest'>

/** Bookings to be cancelled: by id (1 to 200), or those of a day from a time on. */
export type CancellationsRequest =
  | { bookingIds: readonly string[] }
  | {
      /** `DD-MM-YYYY` or `YYYY-MM-DD` */
      date: string
      /** `HH:MM`; the whole day without it. */
      fromTime?: string | undefined
    }

/** A booking that is not cancelled, and the reason. Newer servers may send other reasons. */
export type LeftBooking = ValueOf<
  'LeftBooking',
  { reason: Schemas['LeftBooking']['reason'] | (string & {}); booking: Booking | undefined }
>

/** The bookings that a cancellation concerns. */
export type CancellationsPreview = ValueOf<'CancellationsPreview', { bookings: Booking[]; left: LeftBooking[] }>

/** A cancellation of several bookings. Its id is for `undoCancellations`. */
export type Cancellations = Schemas['CancelBookingsResponse']['data']

const leftBookingOf = objectOf<Schemas['LeftBooking'], LeftBooking>({
  bookingId: requiredText,
  reason: requiredText,
  booking: optional(bookingOf),
})

/** Reads the preview of a cancellation of several bookings. */
export const cancellationsOf = objectOf<Schemas['CancellationsPreview'], CancellationsPreview>({
  fingerprint: requiredText,
  bookings: rowsOf(bookingOf),
  left: rowsOf(leftBookingOf),
})

const cancellingOf = ({ reason, note, slot }: Cancelling) => ({ reason, ...(note && { note }), slot })

const selectionOf = (request: CancellationsRequest) =>
  'bookingIds' in request
    ? { bookingIds: [...request.bookingIds] }
    : { date: sentDate(request.date), ...(request.fromTime && { fromTime: request.fromTime }) }

export const visitCalls = (call: Caller) => ({
  /**
   * Cancels a confirmed booking (`booking.id`) whose time has not begun. `undo` confirms it again.
   * Rejected with 409 and the code `booking.not_confirmed`, `booking.seen` or `booking.begun`.
   */
  cancel: (id: string, cancelling: Cancelling, options?: CallOptions) =>
    call('cancelBooking', messageOf, options, () => ({ id, ...cancellingOf(cancelling) })),
  /**
   * Moves a pending or confirmed booking (`booking.id`) to an open slot; confirmed at the new time.
   * With `withdrawsOffer` a booking with an open offer, which ends as withdrawn; one of its slots can
   * be chosen. `undo` moves it back. Rejected with 409 and the code `slot.just_booked`,
   * `slot.is_off`, `slot.day_closed`, `slot.past`, `booking.not_movable`, `booking.past`,
   * `booking.same_slot`, or `offer.not_open` if the patient has answered meanwhile.
   */
  move: (id: string, to: Schemas['MoveBookingRequest'], options?: CallOptions) =>
    call('moveBooking', messageAnd({ booking: bookingOf }), options, () => {
      const { slotId, previousSlot, withdrawsOffer } = to
      return { id, slotId, previousSlot, ...(withdrawsOffer && { withdrawsOffer }) }
    }),
  /**
   * Notes whether the patient of a confirmed booking (`booking.id`) came; `none` removes the note.
   * From one hour before the time until five days after it; otherwise rejected with 409 and the
   * code `visit.too_early` or `visit.too_late`.
   */
  setVisit: (id: string, visit: Visit, options?: CallOptions) =>
    call('setVisit', messageOf, options, () => ({ id, visit })),
  /** Returns which bookings `cancelSeveral` would cancel; changes nothing. */
  previewCancellations: (request: CancellationsRequest, options?: CallOptions) =>
    call('previewCancellations', part('cancellations', cancellationsOf), options, () => selectionOf(request)),
  /**
   * Cancels the bookings of a preview, all or none. Rejected with 409 and the code
   * `cancellations.changed` if they have changed; `newerCancellations` then returns the new preview.
   */
  cancelSeveral: (request: CancellationsRequest & Cancelling & { fingerprint: string }, options?: CallOptions) =>
    call(
      'cancelBookings',
      (body, operation): Message & { cancellations: Cancellations } => ({
        ...anyMessageOf(body, operation),
        cancellations: {
          id: requiredText(pick(body, 'id')),
          cancelled: count(pick(body, 'cancelled')),
          undoUntil: requiredText(pick(body, 'undoUntil')),
        },
      }),
      options,
      () => ({ ...selectionOf(request), fingerprint: request.fingerprint, ...cancellingOf(request) }),
    ),
  /** Confirms all bookings again that were cancelled together, within 10 minutes. */
  undoCancellations: (id: string, options?: CallOptions) =>
    call('undoCancellations', messageOf, options, () => ({ id })),
})

/** Cancelling, moving and visits of bookings. Needs the capability `visits`. */
export type VisitCalls = ReturnType<typeof visitCalls>
