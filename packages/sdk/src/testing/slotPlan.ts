// Publications of the test handlers, by the rules of the contract.
import { addDays, toIsoDate, toWireDate, weekdayIndex } from '../formats/calendarDate.ts'
import { isPastAtClinic } from '../formats/clinicTime.ts'
import { weekdayOf } from '../formats/weekday.ts'
import type { components } from '../generated/schema.ts'
import { slotsOfRange } from '../validation/hours.ts'
import { exceptionOn } from './exceptions.ts'
import { daysFrom, isTaken, overlap, slotsOn } from './daySlots.ts'
import type { Fixtures } from './fixtures.ts'

type Wire = components['schemas']
type Time = Wire['PlannedTime']

const keyOf = ({ from, to }: Time) => `${from}-${to}`

/** Returns the times of a day from the weekly hours, or from the week that is copied. */
function usualTimes(data: Fixtures, date: string, hours: Wire['WeeklyHours'], copyFrom: string | null): Time[] {
  const iso = toIsoDate(date) ?? ''
  if (!copyFrom)
    return hours.filter(({ weekday }) => weekday === weekdayOf(date)).flatMap((range) => slotsOfRange(range))
  // A week is from Monday to Sunday.
  const monday = (day: string) => addDays(day, -((weekdayIndex(day) + 6) % 7))
  const source = addDays(monday(copyFrom), (weekdayIndex(iso) + 6) % 7)
  return slotsOn(data, toWireDate(source) ?? '').map(({ from, to }) => ({ from, to }))
}

function planDay(data: Fixtures, date: string, usual: Time[]): Wire['SlotPlanDay'] {
  const exception = exceptionOn(data, date)
  const wanted = exception ? exception.hours.flatMap((range) => slotsOfRange(range)) : usual
  const wantedKeys = new Set(wanted.map(keyOf))
  const isPast = ({ from }: Time) => isPastAtClinic(date, from)
  const existing = slotsOn(data, date).map(({ id, from, to, state }) => ({ id, from, to, state }))
  const stays = (slot: Wire['PlannedSlot']) =>
    slot.state === 'booked' || slot.state === 'held' || isPast(slot) || wantedKeys.has(keyOf(slot))
  const keep = existing.filter(stays)
  const kept = new Set(keep.map(keyOf))
  const create: Time[] = []
  const leftOut: Wire['LeftOutTime'][] =
    exception?.kind === 'closed' ? usual.map((time) => ({ ...time, reason: 'closed' as const })) : []
  for (const time of wanted.filter((candidate) => !kept.has(keyOf(candidate)))) {
    if (isPast(time)) leftOut.push({ ...time, reason: 'past' })
    else if ([...keep, ...create].some((other) => overlap(time, other))) leftOut.push({ ...time, reason: 'overlap' })
    else create.push(time)
  }
  return {
    date,
    isOpenDay: wanted.length > 0,
    ...(exception && { exception }),
    create,
    remove: existing.filter((slot) => !stays(slot)),
    keep,
    leftOut,
  }
}

/** Returns a hash of the content. */
function fingerprintOf(content: string): string {
  let [one, two] = [0x811c9dc5, 0x1000193]
  for (let index = 0; index < content.length; index++) {
    one = Math.imul(one ^ content.charCodeAt(index), 0x1000193) >>> 0
    two = (Math.imul(two, 31) + content.charCodeAt(index)) >>> 0
  }
  return [one, two].map((part) => part.toString(16).padStart(8, '0')).join('')
}

/** Returns the preview of a publication: what is created, removed, kept and left out. */
export function slotPlan(
  data: Fixtures,
  { from, to, copyFrom, onlyOn }: { from: string; to: string; copyFrom: string; onlyOn: readonly string[] | undefined },
  hours: Wire['WeeklyHours'],
): Wire['SlotPlan'] {
  const copied = toIsoDate(copyFrom)
  const days = daysFrom(from, to)
    .filter((date) => onlyOn === undefined || onlyOn.includes(weekdayOf(date) ?? ''))
    .map((date) => planDay(data, date, usualTimes(data, date, hours, copied)))
  const closed = new Set(days.filter(({ isOpenDay }) => !isOpenDay).map(({ date }) => toIsoDate(date)))
  const closedDayBookings = data.bookings
    .filter((booking) => isTaken(booking) && closed.has(toIsoDate(booking.date)))
    .filter(({ date, time }) => !isPastAtClinic(date, time))
    .toReversed()
  const fingerprint = fingerprintOf(JSON.stringify([days, hours, onlyOn, closedDayBookings.map(({ id }) => id)]))
  return { from, to, fingerprint, days, closedDayBookings }
}
