import type { Caller } from '../core/createCaller.ts'
import { sentDate } from '../formats/calendarDate.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import type { AvailabilityResource, SlotPlanRequest, WeeklyAvailability } from './Availability.ts'
import { messageOf } from './message.ts'
import { availabilityOf, planOf } from './readAvailability.ts'
import { changeOf } from './readCalendar.ts'
import { exceptionOf } from './readException.ts'
import { messageAnd, part } from './readers.ts'

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
  get: (options) => call('getAvailability', part('availability', availabilityOf), options),
  replace: (hours, options) =>
    call('replaceAvailability', messageAnd('availability', availabilityOf), options, () => weeklyOf(hours)),
  addException: (exception, options) =>
    call('addException', messageAnd('exception', exceptionOf), options, () => {
      const { from, to, kind, note, hours = [] } = exception
      return { from: sentDate(from), to: sentDate(to), kind, ...(note && { note }), hours: hours.map(hoursOf) }
    }),
  removeException: (id, options) => call('removeException', messageOf, options, () => ({ id })),
  preview: (request, options) => call('previewSlotPlan', part('plan', planOf), options, () => planRequestOf(request)),
  apply: (request, options) =>
    call('applySlotPlan', messageAnd('change', changeOf), options, () => ({
      ...planRequestOf(request),
      fingerprint: request.fingerprint,
    })),
})
