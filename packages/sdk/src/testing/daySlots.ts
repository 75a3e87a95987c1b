// Slots of the fixtures by day, and changes to them.
import { addDays, toIsoDate, toWireDate } from '../formats/calendarDate.ts'
import { clockTimeOfMinutes, endOfMinutes, minutesOfDay, minutesOfEnd } from '../formats/clockTime.ts'
import { LIVE_BOOKING_STATUSES } from '../formats/liveBookingStatuses.ts'
import type { components } from '../generated/schema.ts'
import { sameSlot, undoEnd } from '../rules/bookings.ts'
import type { Problem } from '../rules/problem.ts'
import type { PlanSlot } from '../rules/slotPlan.ts'
import { undoChangeProblem } from '../rules/slots.ts'
import type { GivenSlot } from '../rules/slotsToGive.ts'
import { DAY_MINUTES, isTaken as isSlotTaken, overlaps, type SlotTime, type StartTime } from '../rules/slotTime.ts'
import { nowOf } from './clock.ts'
import { patientOf, type Booking } from './bookings.ts'
import { ofFixtures, type Fixtures } from './fixtures.ts'
import { refuse, refuseIf } from './refusal.ts'

type Wire = components['schemas']
type Slot = Wire['CalendarSlot']

/** A slot before and after a change; undefined if it did not exist. */
type Step = { date: string; id: string; before?: Slot | undefined; after?: Slot | undefined }

/** A publication: its days (`DD-MM-YYYY`), and what it changed beside the slots. */
type Publication = {
  from: string
  to: string
  /** Restores it; returns the data of the response. */
  restore: () => object | undefined
}

type Change = {
  action: Wire['SlotChangeAction']
  steps: Step[]
  createdAt: Date
  undoneAt: Date | null
  publication: Publication | undefined
}

/** A slot and its day, `DD-MM-YYYY`. */
export type PlacedSlot = { date: string; slot: Slot }

const stateOf = ofFixtures(() => ({
  changes: new Map<string, Change>(),
  /** By booking: the slot that its decision freed. */
  freed: new Map<string, PlacedSlot>(),
  last: 0,
}))

/** Returns an id that no record of the fixtures has. */
export const nextId = (data: Fixtures, prefix: string): string => `${prefix}_new_${++stateOf(data).last}`

/** Returns whether a booking occupies its time: pending or confirmed. */
export const isTaken = ({ bookingStatus }: Booking): boolean =>
  LIVE_BOOKING_STATUSES.some((status) => status === bookingStatus)

/**
 * Returns the slots of a day (`DD-MM-YYYY`), earliest first, with their current state and booking.
 */
export function slotsOn({ calendar = {} }: Fixtures, date: string): Slot[] {
  const slots = (calendar[date] ?? []).map((slot) => {
    const { booking, ...free } = slot
    if (!booking) return slot
    // A confirmed booking keeps its slot while its patient is offered others.
    return isTaken(booking) || booking.offer
      ? { ...slot, state: 'booked' as const }
      : { ...free, state: 'open' as const }
  })
  return slots.toSorted((a, b) => a.from.localeCompare(b.from))
}

/** Returns the bookings of a day that have no slot, earliest first. */
export function looseBookings(data: Fixtures, date: string): Booking[] {
  const slotted = new Set(slotsOn(data, date).map(({ booking }) => booking?.id))
  const loose = data.bookings.filter(
    (booking) => toIsoDate(booking.date) === toIsoDate(date) && isTaken(booking) && !slotted.has(booking.id),
  )
  return loose.toSorted((a, b) => a.time.localeCompare(b.time))
}

/** Returns a slot and its day by the id of the slot. */
export function findSlot(data: Fixtures, id: unknown): PlacedSlot | undefined {
  for (const date of Object.keys(data.calendar ?? {})) {
    const slot = slotsOn(data, date).find((candidate) => candidate.id === id)
    if (slot) return { date, slot }
  }
  return undefined
}

/** Returns a day and a time `HH:MM` as the rules take them. */
export const startOf = (date: string, time: string): StartTime => ({
  date: toIsoDate(date) ?? '',
  start: minutesOfDay(time) ?? 0,
})

/** Returns start and end of a slot as the rules take them. */
export function timeOf({ from, to }: Wire['PlannedTime']): SlotTime {
  const [start, end] = [minutesOfDay(from) ?? 0, minutesOfEnd(to) ?? 0]
  return { start, end: end > start ? end : end + DAY_MINUTES }
}

/** Returns start and end of a slot as they are sent. */
export const wireTime = ({ start, end }: SlotTime): Wire['PlannedTime'] => ({
  from: clockTimeOfMinutes(start),
  to: end > DAY_MINUTES ? clockTimeOfMinutes(end - DAY_MINUTES) : endOfMinutes(end),
})

/** Returns a slot of a day as the rules take it. */
export const ruleSlot = (date: string, { id, state, heldFor, ...time }: Slot): PlanSlot & GivenSlot => ({
  id,
  state,
  heldFor: heldFor?.bookingId,
  date: toIsoDate(date) ?? '',
  ...timeOf(time),
})

/** Returns the slots that overlap a time of a day, also those of the days around it. */
export const overlapping = (data: Fixtures, date: string, time: SlotTime): Slot[] =>
  [-1, 0, 1].flatMap((days) => {
    const day = toWireDate(addDays(toIsoDate(date) ?? '', days)) ?? ''
    const shift = days * DAY_MINUTES
    return slotsOn(data, day).filter((slot) => {
      const { start, end } = timeOf(slot)
      return overlaps({ start: start + shift, end: end + shift }, time)
    })
  })

/** Replaces the slot with this id; `undefined` removes it. */
export function putSlot(data: Fixtures, date: string, id: string, slot: Slot | undefined): void {
  const calendar = (data.calendar ??= {})
  const others = (calendar[date] ?? []).filter((candidate) => candidate.id !== id)
  calendar[date] = slot ? [...others, slot] : others
}

/** Returns a slot without its booking and without a hold. */
const freeSlot = ({ booking: _booking, heldFor: _for, heldUntil: _until, ...free }: Slot): Slot => free

/** Frees a slot for other patients, or switches it off. */
export function leaveSlot(data: Fixtures, { date, slot }: PlacedSlot, state: 'open' | 'off' = 'open'): void {
  putSlot(data, date, slot.id, { ...freeSlot(slot), state })
}

/** Gives a slot to a booking. */
export function takeSlot(data: Fixtures, { date, slot }: PlacedSlot, booking: Booking): void {
  putSlot(data, date, slot.id, { ...freeSlot(slot), state: 'booked', booking })
}

/** Frees the slots that are held for the patient of a booking. */
export function releaseHeld(data: Fixtures, { id }: Pick<Booking, 'id'>): void {
  for (const [date, slots] of Object.entries(data.calendar ?? {}))
    for (const slot of slots) if (slot.heldFor?.bookingId === id) leaveSlot(data, { date, slot })
}

/** Holds slots for the patient of a booking. */
export function holdFor(data: Fixtures, booking: Booking, slots: readonly PlacedSlot[], heldUntil: string): void {
  const heldFor = { bookingId: booking.id, patientName: patientOf(booking) }
  for (const { date, slot } of slots) putSlot(data, date, slot.id, { ...slot, state: 'held', heldUntil, heldFor })
}

/**
 * Applies a change and stores it, so that it can be undone. A change of nothing is not stored.
 *
 * @param publication only for one that changes something beside or between the slots
 */
export function changeSlots(
  data: Fixtures,
  action: Change['action'],
  steps: Step[],
  publication?: Publication,
): Wire['SlotChange'] {
  for (const { date, id, after } of steps) putSlot(data, date, id, after)
  const id = nextId(data, 'chg')
  const createdAt = nowOf(data)
  const isEmpty = steps.length === 0 && !publication
  if (!isEmpty) stateOf(data).changes.set(id, { action, steps, createdAt, undoneAt: null, publication })
  return { id, ...countsOf(steps), undoUntil: (isEmpty ? createdAt : undoEnd(createdAt)).toISOString() }
}

const countsOf = (steps: readonly Step[]) => ({
  created: steps.filter(({ before }) => !before).length,
  removed: steps.filter(({ after }) => !after).length,
  switched: steps.filter(({ before, after }) => before && after).length,
})

/** Returns the changes that can be undone, the latest first. */
export function undoableChanges(data: Fixtures): Wire['UndoableSlotChange'][] {
  const iso = (date: string) => toIsoDate(date) ?? ''
  return [...stateOf(data).changes]
    .filter(([, change]) => !undoChangeProblem(change, nowOf(data)))
    .map(([id, { action, steps, createdAt, publication }]) => {
      const dates = steps.map(({ date }) => date).sort((a, b) => iso(a).localeCompare(iso(b)))
      const { from, to } = publication ?? { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
      return { id, action, from, to, ...countsOf(steps), undoUntil: undoEnd(createdAt).toISOString() }
    })
    .toReversed()
}

/** Undoes a change as a whole. Returns the data of the response. */
export function undoChange(data: Fixtures, id: unknown): object | undefined {
  const change = stateOf(data).changes.get(String(id)) ?? refuse({ code: 'not_found' })
  refuseIf(undoChangeProblem(change, nowOf(data)))
  const isAsLeft = ({ id: slotId, after }: Step) => {
    const now = findSlot(data, slotId)?.slot
    return now?.state === after?.state && !now?.booking
  }
  const isFree = ({ date, before, after }: Step) => !before || after || !overlapping(data, date, timeOf(before)).length
  if (!change.steps.every(isAsLeft)) refuse({ code: 'change.undo_refused' })
  for (const { date, id: slotId, after } of change.steps) if (after) putSlot(data, date, slotId, undefined)
  const isWhole = change.steps.every(isFree)
  for (const { date, id: slotId, before, after } of change.steps) putSlot(data, date, slotId, isWhole ? before : after)
  if (!isWhole) refuse({ code: 'change.undo_refused' })
  change.undoneAt = nowOf(data)
  return change.publication?.restore()
}

/** Returns the slot of a live booking; undefined without one. */
export function slotOf(data: Fixtures, { id, date }: Booking): PlacedSlot | undefined {
  const slot = slotsOn(data, date).find(({ booking }) => booking?.id === id)
  return slot && { date, slot }
}

/** Remembers the slot that a decision about its booking frees. */
export function freeSlotOf(data: Fixtures, booking: Booking): void {
  const placed = slotOf(data, booking)
  if (placed) stateOf(data).freed.set(booking.id, placed)
}

/**
 * Gives a booking the slot again that it had before, or one of the same time. Returns the problem
 * that prevents it; nothing is changed then.
 *
 * @param freed the one that its decision had freed, if left out
 */
export function retakeSlotOf(
  data: Fixtures,
  booking: Booking,
  freed: PlacedSlot | undefined = stateOf(data).freed.get(booking.id),
): Problem | undefined {
  if (!freed) return undefined
  const { date, slot } = freed
  const others = overlapping(data, date, timeOf(slot)).map((other) => ({
    ...ruleSlot(date, other),
    isTaken: isSlotTaken(other),
    slot: other,
  }))
  const own = others.find(({ id }) => id === slot.id)
  if (own?.isTaken) return { code: 'booking.slot_taken' }
  const same = own ?? (others.length === 0 ? { slot } : sameSlot(timeOf(slot), others))
  if ('problem' in same) return same.problem
  takeSlot(data, { date, slot: same.slot }, booking)
  return undefined
}

/**
 * Returns every day from the first to the last, `DD-MM-YYYY`; none if one of the two does not
 * exist.
 */
export function daysFrom(from: string, to: string): string[] {
  const [first, last] = [toIsoDate(from), toIsoDate(to)]
  const days: string[] = []
  if (first && last) for (let day = first; day <= last; day = addDays(day, 1)) days.push(toWireDate(day) ?? day)
  return days
}
