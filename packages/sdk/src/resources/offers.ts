import type { ValueOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { count, isJsonObject, requiredText, text } from '../core/json.ts'
import type { CallOptions } from '../core/options.ts'
import { bookingOf } from './Booking.ts'
import { messageOf, messageAnd } from './readers.ts'

/** Times for the patient of one booking. */
export type Offering = ValueOf<'OfferTimesRequest', { slotIds: readonly string[] }>

/** Times for the patients of several bookings, and one note for all of them. */
export type SeveralOffers = ValueOf<
  'OfferSeveralRequest',
  { offers: ReadonlyArray<{ bookingId: string } & Pick<Offering, 'slotIds'>> }
>

/** A booking whose offer cannot be made, and the code of the reason. */
export type RefusedOffer = { bookingId: string; code: string }

/** Reads the bookings whose offer cannot be made. */
export const refusedOf = (value: unknown): RefusedOffer[] =>
  (Array.isArray(value) ? value : [])
    .filter(isJsonObject)
    .map(({ bookingId, code }) => ({ bookingId: requiredText(bookingId), code: text(code) }))

const offeringOf = ({ slotIds, note }: Offering) => ({ slotIds: [...slotIds], ...(note && { note }) })

export const offerCalls = (call: Caller) => ({
  /**
   * Offers open slots to the patient of a pending or confirmed booking (`booking.id`); they are held
   * until the patient answers. An open offer is replaced. `undo` takes it back. Rejected with 409 and
   * the code `booking.not_movable`, `booking.past`, `offer.too_soon`, `slot.just_booked`,
   * `slot.is_off`, `slot.day_closed` or `slot.past`.
   */
  offer: (id: string, offering: Offering, options?: CallOptions) =>
    call('offerTimes', messageAnd({ booking: bookingOf }), options, () => ({ id, ...offeringOf(offering) })),
  /**
   * Takes back an offer that the patient has not answered; the booking is what it was before.
   * Rejected with 409 and the code `offer.not_open`.
   */
  withdrawOffer: (id: string, options?: CallOptions) => call('withdrawOffer', messageOf, options, () => ({ id })),
  /**
   * Offers other times to several patients, all or none; at most 100. Rejected with 409 and the code
   * `offer.refused`; `refusedOffers` then returns the bookings. `undoOffers` takes back all of them.
   */
  offerSeveral: (request: SeveralOffers, options?: CallOptions) =>
    call('offerSeveral', messageAnd({ id: requiredText, sent: count, undoUntil: requiredText }), options, () => ({
      offers: request.offers.map(({ bookingId, slotIds }) => ({ bookingId, slotIds: [...slotIds] })),
      ...(request.note && { note: request.note }),
    })),
  /**
   * Undoes the offers that were made together (`id` of `offerSeveral`) within 10 minutes, as `undo` does
   * for one. `left` names those that can no longer be undone. Rejected with 409 and the code
   * `offers.undo_refused` if that is so for all of them.
   */
  undoOffers: (id: string, options?: CallOptions) =>
    call('undoOffers', messageAnd({ undone: count, left: refusedOf }), options, () => ({ id })),
})

/** Offering other times to patients. Needs the capability `offers`. */
export type OfferCalls = ReturnType<typeof offerCalls>
