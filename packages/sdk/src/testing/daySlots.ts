// Slots of the fixtures by day, and changes to them.
import { addDays, toIsoDate, toWireDate } from '../formats/calendarDate.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import type { Fixtures } from './fixtures.ts'

type Wire = components['schemas']
type Slot = Wire['CalendarSlot']
type Booking = Wire['Booking']

/** A slot before and after a change; undefined if it did not exist. */
type Step = { date: string; id: string; before?: Slot | undefined; after?: Slot | undefined }

/** Restores what a change stored beside the slots; returns the data of the response. */
type Restore = () => object | undefined

type Change = { action: Wire['SlotChangeAction']; steps: Step[]; undoUntil: string; restore: Restore | undefined }

type State = { changes: Map<string, Change>; last: number }

const states = new WeakMap<Fixtures, State>()

function stateOf(data: Fixtures): State {
  const state = states.get(data) ?? { changes: new Map(), last: 0 }
  states.set(data, state)
  return state
}

/** Time in which a change can be undone, in milliseconds. */
const UNDO_FOR = 600_000

/** Returns an id that no record of the fixtures has. */
export const nextId = (data: Fixtures, prefix: string): string => `${prefix}_new_${++stateOf(data).last}`

/** Returns whether a booking occupies its time: pending or confirmed. */
export const isTaken = ({ bookingStatus }: Booking): boolean =>
  [BOOKING_STATUS.pending, BOOKING_STATUS.confirmed].some((status) => status === bookingStatus)

/**
 * Returns the slots of a day (`DD-MM-YYYY`), earliest first, with their current state and booking.
 */
export function slotsOn({ calendar = {} }: Fixtures, date: string): Slot[] {
  const slots = (calendar[date] ?? []).map((slot) => {
    const { booking, ...free } = slot
    if (!booking) return slot
    return isTaken(booking) ? { ...slot, state: 'booked' as const } : { ...free, state: 'open' as const }
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
export function findSlot(data: Fixtures, id: unknown): { date: string; slot: Slot } | undefined {
  for (const date of Object.keys(data.calendar ?? {})) {
    const slot = slotsOn(data, date).find((candidate) => candidate.id === id)
    if (slot) return { date, slot }
  }
  return undefined
}

/** Replaces the slot with this id; `undefined` removes it. */
export function putSlot(data: Fixtures, date: string, id: string, slot: Slot | undefined): void {
  const calendar = (data.calendar ??= {})
  const others = (calendar[date] ?? []).filter((candidate) => candidate.id !== id)
  calendar[date] = slot ? [...others, slot] : others
}

/**
 * Applies a change and stores it, so that it can be undone.
 *
 * @param restore restores what the change stores beside the slots, when it is undone
 */
export function changeSlots(
  data: Fixtures,
  action: Change['action'],
  steps: Step[],
  restore?: Restore,
): Wire['SlotChange'] {
  for (const { date, id, after } of steps) putSlot(data, date, id, after)
  const id = nextId(data, 'chg')
  const undoUntil = new Date(Date.now() + UNDO_FOR).toISOString()
  stateOf(data).changes.set(id, { action, steps, undoUntil, restore })
  return { id, ...countsOf(steps), undoUntil }
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
    .filter(([, { steps, undoUntil }]) => steps.length > 0 && Date.parse(undoUntil) > Date.now())
    .map(([id, { action, steps, undoUntil }]) => {
      const dates = steps.map(({ date }) => date).sort((a, b) => iso(a).localeCompare(iso(b)))
      return { id, action, from: dates[0] ?? '', to: dates.at(-1) ?? '', ...countsOf(steps), undoUntil }
    })
    .toReversed()
}

/** Undoes a change as a whole. Returns the data of the response, or the reason of a refusal. */
export function undoChange(
  data: Fixtures,
  id: unknown,
): 'unknown' | 'over' | 'refused' | { undone: object | undefined } {
  const { changes } = stateOf(data)
  const change = changes.get(String(id))
  if (!change) return 'unknown'
  if (Date.parse(change.undoUntil) <= Date.now()) return 'over'
  const isAsLeft = ({ id: slotId, after }: Step) => {
    const now = findSlot(data, slotId)?.slot
    return now?.state === after?.state && !now?.booking
  }
  if (!change.steps.every(isAsLeft)) return 'refused'
  for (const { date, id: slotId, before } of change.steps) putSlot(data, date, slotId, before)
  changes.delete(String(id))
  return { undone: change.restore?.() }
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

/** Returns whether two times of a day overlap. */
export const overlap = (a: Wire['PlannedTime'], b: Wire['PlannedTime']): boolean => a.from < b.to && b.from < a.to
