import type { Caller } from '../core/createCaller.ts'
import { sentDate } from '../formats/calendarDate.ts'
import type { CalendarResource } from './Calendar.ts'
import { dayOf } from './readCalendar.ts'
import { listOf } from './readers.ts'

/** Creates the calendar calls. */
export const calendarResource = (call: Caller): CalendarResource => ({
  show: (range, options) =>
    call('getCalendar', listOf('days', dayOf), options, () => ({
      from: sentDate(range.from),
      to: sentDate(range.to),
    })),
})
