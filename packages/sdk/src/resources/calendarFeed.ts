import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/options.ts'
import type { PayloadOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { fieldsOf, mismatch, pick, requiredText, text } from '../core/json.ts'
import { messageOf, type Message, messageWith, part } from './readers.ts'

/** The state of the doctor's calendar feed. */
export type CalendarFeed = {
  /** Whether there is an address. */
  isOn: boolean
  /** Whether the events contain the names of patients. */
  showsNames: boolean
  /** When the address was created, as an RFC 3339 time; empty without one. */
  createdAt: string
}

/** A new address of the calendar feed. */
export type NewCalendarFeed = Message & {
  /** Path on the server's origin, with the secret token: `/calendar/….ics`. */
  path: string
  feed: CalendarFeed
}

function feedOf(value: unknown): CalendarFeed {
  const { isOn, showsNames, createdAt } = fieldsOf(value)
  if (typeof isOn !== 'boolean') mismatch('feed.isOn')
  return { isOn, showsNames: showsNames === true, createdAt: text(createdAt) }
}

export const calendarFeedResource = (call: Caller) => ({
  /** Fetches whether there is an address, without the address. */
  state: (options?: CallOptions) => call('getCalendarFeed', part('feed', feedOf), options),
  /** Creates an address, which cannot be read again. An earlier one stops working. */
  create: (options?: CallOptions): ApiPromise<NewCalendarFeed, 'createCalendarFeed'> =>
    call(
      'createCalendarFeed',
      messageWith((body) => ({ path: requiredText(pick(body, 'path')), feed: feedOf(pick(body, 'feed')) })),
      options,
    ),
  /** Shows or hides the names of patients. Rejected with 404 without an address. */
  change: (payload: PayloadOf<'changeCalendarFeed'>, options?: CallOptions) =>
    call('changeCalendarFeed', messageOf, options, () => payload),
  /** Removes the address. Succeeds without one, too. */
  remove: (options?: CallOptions) => call('removeCalendarFeed', messageOf, options),
})

/** The feed of the doctor's bookings for calendar programs. Needs the capability `calendar-feed`. */
export type CalendarFeedResource = ReturnType<typeof calendarFeedResource>
