import { isJsonObject, known, requiredText, text, textsOf, type Unchecked } from '../core/json.ts'
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
export const offeredTimeOf = ({ slotId, date, time }: Unchecked<Schemas['OfferedTime']>): OfferedTime => ({
  slotId: requiredText(slotId),
  date: requiredText(date),
  time: requiredText(time),
})

/** Reads the offer of a booking; none if it cannot be read, because the booking itself can. */
export function bookingOfferOf(value: unknown): { offer?: BookingOffer } {
  if (!isJsonObject(value)) return {}
  const wire: Unchecked<Schemas['BookingOffer']> = value
  const { times } = wire
  const isTime = (time: unknown) => isJsonObject(time) && [time.slotId, time.date, time.time].every(text)
  return {
    offer: {
      state: known(STATES, wire.state, 'expired'),
      times: Array.isArray(times) ? times.filter(isTime).map(offeredTimeOf) : [],
      sentAt: text(wire.sentAt),
      expiresAt: text(wire.expiresAt),
      ...textsOf(wire, 'note', 'wish'),
    },
  }
}
