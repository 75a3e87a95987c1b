import { isJsonObject, known, objectOf, optional, requiredText, text, type Report } from '../core/json.ts'
import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']

/** A slot that is offered to a patient. */
export type OfferedTime = {
  slotId: string
  /** `DD-MM-YYYY` */
  date: string
  /** `HH:MM` */
  time: string
}

/**
 * State of an offer. `open`: the patient has not answered yet. `chosen`: a time is chosen. `none`:
 * none of the times fits. `expired`: no answer in time, also for unknown states.
 */
export type OfferState = 'open' | 'chosen' | 'none' | 'expired'

/** Other times that were offered to the patient of a booking. */
export type BookingOffer = {
  state: OfferState
  /** Earliest first. */
  times: OfferedTime[]
  /** ISO 8601, like the next. */
  sentAt: string
  /** Until when the patient can answer. */
  expiresAt: string
  /** From the doctor. */
  note?: string | undefined
  /** From the patient, with the state `none`. */
  wish?: string | undefined
}

const STATES: readonly OfferState[] = ['open', 'chosen', 'none', 'expired']

/** Reads an offered time. */
export const offeredTimeOf = (value: unknown, report: Report): OfferedTime =>
  objectOf<Schemas['OfferedTime'], OfferedTime>(value, report, {
    slotId: requiredText,
    date: requiredText,
    time: requiredText,
  })

/** Reads the offer of a booking; none if it cannot be read, because the booking itself can. */
export function bookingOfferOf(value: unknown, report: Report): { offer?: BookingOffer } {
  if (!isJsonObject(value)) return {}
  const isTime = (time: unknown) => isJsonObject(time) && [time.slotId, time.date, time.time].every(text)
  return {
    offer: objectOf<Schemas['BookingOffer'], BookingOffer>(value, report, {
      state: (state) => known(STATES, state, 'expired'),
      times: (times) => (Array.isArray(times) ? times.filter(isTime).map((time) => offeredTimeOf(time, report)) : []),
      sentAt: text,
      expiresAt: text,
      note: optional(text),
      wish: optional(text),
    }),
  }
}
