import type { Caller } from '../core/createCaller.ts'
import { pick } from '../core/json.ts'
import { sentDate } from '../formats/calendarDate.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import type { AvailabilityResource, SlotPlanRequest, WeeklyAvailability } from './Availability.ts'
import { anyMessageOf, messageOf } from './message.ts'
import { availabilityOf, planOf } from './readAvailability.ts'
import { changeOf } from './readCalendar.ts'
import { exceptionOf, object } from './readException.ts'

// A range of a form may have fields that the contract does not have. A server rejects those.
const hoursOf = ({ from, to, slotMinutes, pauseMinutes }: HoursRange) => ({
  from,
  to,
  slotMinutes,
  pauseMinutes,
})

const weeklyOf = ({ version, weeklyHours, keepPublishedWeeks }: WeeklyAvailability) => ({
  version,
  weeklyHours: weeklyHours.map((hours) => ({ weekday: hours.weekday, ...hoursOf(hours) })),
  keepPublishedWeeks,
})

const planRequestOf = ({ from, to, copyFrom, draft, onlyOn }: SlotPlanRequest) => ({
  from: sentDate(from),
  to: sentDate(to),
  ...(copyFrom && { copyFrom: sentDate(copyFrom) }),
  ...(draft && { draft: weeklyOf(draft) }),
  ...(onlyOn && { onlyOn: [...onlyOn] }),
})

/** Creates the availability calls. */
export const availabilityResource = (call: Caller): AvailabilityResource => ({
  get: (options) =>
    call('getAvailability', (body, _, report) => availabilityOf(pick(body, 'availability'), report), options),
  replace: (hours, options) =>
    call(
      'replaceAvailability',
      (body, operation, report) => ({
        ...anyMessageOf(body, operation),
        availability: availabilityOf(pick(body, 'availability'), report),
      }),
      options,
      () => weeklyOf(hours),
    ),
  addException: (exception, options) =>
    call(
      'addException',
      (body, operation, report) => ({
        ...anyMessageOf(body, operation),
        exception: exceptionOf(object(pick(body, 'exception')), report),
      }),
      options,
      () => {
        const { from, to, kind, note, hours = [] } = exception
        return { from: sentDate(from), to: sentDate(to), kind, ...(note && { note }), hours: hours.map(hoursOf) }
      },
    ),
  removeException: (id, options) => call('removeException', messageOf, options, () => ({ id })),
  preview: (request, options) =>
    call(
      'previewSlotPlan',
      (body, _, report) => planOf(pick(body, 'plan'), report),
      options,
      () => planRequestOf(request),
    ),
  apply: (request, options) =>
    call(
      'applySlotPlan',
      (body, operation) => ({ ...anyMessageOf(body, operation), change: changeOf(pick(body, 'change')) }),
      options,
      () => ({ ...planRequestOf(request), fingerprint: request.fingerprint }),
    ),
})
