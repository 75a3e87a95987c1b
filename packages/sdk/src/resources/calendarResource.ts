import type { Caller } from '../core/createCaller.ts'
import { pick, rows } from '../core/json.ts'
import { sentDate } from '../formats/calendarDate.ts'
import type { CalendarResource } from './Calendar.ts'
import { dayOf } from './readCalendar.ts'

/** Creates the calendar calls. */
export const calendarResource = (call: Caller): CalendarResource => ({
  show: (range, options) =>
    call(
      'getCalendar',
      (body, _, report) => rows(pick(body, 'days'), (day) => dayOf(day, report), report),
      options,
      () => ({ from: sentDate(range.from), to: sentDate(range.to) }),
    ),
})
