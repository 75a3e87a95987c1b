// Publications of the test handlers.
import { addDays, toIsoDate, toWireDate, weekOf } from '../formats/calendarDate.ts'
import { clinicNow, isPastAtClinic } from '../formats/clinicTime.ts'
import type { WeekdayCode } from '../formats/weekday.ts'
import type { components } from '../generated/schema.ts'
import { MAX_PLAN_SLOTS } from '../rules/hours.ts'
import * as rules from '../rules/slotPlan.ts'
import { nowOf } from './clock.ts'
import { exceptionOn } from './exceptions.ts'
import { daysFrom, isTaken, ruleSlot, slotsOn, wireTime } from './daySlots.ts'
import type { Fixtures } from './fixtures.ts'
import { refuse } from './refusal.ts'

type Wire = components['schemas']

/** Returns the slots of some days, ISO, as the rules take them. */
const slotsBetween = (data: Fixtures, from: string, to: string): rules.PlanSlot[] =>
  daysFrom(from, to).flatMap((date) => slotsOn(data, date).map((slot) => ruleSlot(date, slot)))

function exceptionsOf({ availability }: Fixtures): rules.PlanException[] {
  const iso = (date: string) => toIsoDate(date) ?? ''
  return (availability?.exceptions ?? []).map((one) => ({ ...one, from: iso(one.from), to: iso(one.to) }))
}

const wireSlot = ({ id, state, ...time }: rules.PlanSlot): Wire['PlannedSlot'] => ({ id, ...wireTime(time), state })

function wireDay(data: Fixtures, day: rules.PlannedDay): Wire['SlotPlanDay'] {
  const date = toWireDate(day.date) ?? ''
  const exception = exceptionOn(data, date)
  return {
    date,
    isOpenDay: day.isOpenDay,
    ...(exception && { exception }),
    create: day.create.map(wireTime),
    remove: day.remove.map(wireSlot),
    keep: day.keep.map(wireSlot),
    leftOut: day.leftOut.map(({ reason, ...time }) => ({ ...wireTime(time), reason })),
  }
}

/** Returns a hash of the content. */
export function fingerprintOf(content: string): string {
  let [one, two] = [0x811c9dc5, 0x1000193]
  for (let index = 0; index < content.length; index++) {
    one = Math.imul(one ^ content.charCodeAt(index), 0x1000193) >>> 0
    two = (Math.imul(two, 31) + content.charCodeAt(index)) >>> 0
  }
  return [one, two].map((part) => part.toString(16).padStart(8, '0')).join('')
}

/** A requested publication. Days are ISO. */
type Requested = {
  from: string
  to: string
  /** A day of the week that is copied. */
  copyFrom: string | null
  onlyOn: readonly WeekdayCode[] | undefined
}

/** Returns the preview of a publication: what is created, removed, kept and left out. */
export function slotPlan(
  data: Fixtures,
  { from, to, copyFrom, onlyOn }: Requested,
  hours: Wire['WeeklyHours'],
): Wire['SlotPlan'] {
  const copied = copyFrom === null ? null : weekOf(copyFrom)
  const week = copied ? rules.weekOfSlots(slotsBetween(data, copied.from, copied.to)) : rules.weekOfHours(hours)
  const source = { from, to, onlyOn, week, exceptions: exceptionsOf(data) }
  if (rules.wantedCount(source) > MAX_PLAN_SLOTS) refuse({ code: 'plan.too_many', field: 'to' })
  const slots = slotsBetween(data, addDays(from, -1), to)
  const planned = rules.slotPlan({ ...source, now: clinicNow(nowOf(data)), slots, removes: true })
  const closed = new Set(planned.filter(({ isOpenDay }) => !isOpenDay).map(({ date }) => date))
  const closedDayBookings = data.bookings
    .filter((booking) => isTaken(booking) && closed.has(toIsoDate(booking.date) ?? ''))
    .filter(({ date, time }) => !isPastAtClinic(date, time, nowOf(data)))
    .toReversed()
  const days = planned.map((day) => wireDay(data, day))
  const fingerprint = fingerprintOf(JSON.stringify([days, hours, onlyOn, closedDayBookings.map(({ id }) => id)]))
  return { from: toWireDate(from) ?? '', to: toWireDate(to) ?? '', fingerprint, days, closedDayBookings }
}
