// The capability availability of the test handlers.
import { fieldsOf, type JsonObject } from '../core/json.ts'
import { toIsoDate, toWireDate } from '../formats/calendarDate.ts'
import { isPastAtClinic } from '../formats/clinicTime.ts'
import { isWeekdayCode, type WeekdayCode } from '../formats/weekday.ts'
import type { components } from '../generated/schema.ts'
import { daysProblem, exceptionProblems, fieldProblems, MAX_PLAN_DAYS, rangeProblem } from '../rules/days.ts'
import { sortedHours } from '../rules/hours.ts'
import type { Problem } from '../rules/problem.ts'
import { publishedAfter } from '../rules/published.ts'
import { changeSlots, daysFrom, nextId } from './daySlots.ts'
import { exceptionOn, withCount } from './exceptions.ts'
import type { Fixtures } from './fixtures.ts'
import { listOf, refused, refusedBy, succeeded, textOf } from './refusal.ts'
import { slotPlan } from './slotPlan.ts'

type Wire = components['schemas']
type Exception = Wire['AvailabilityException']
type Writing = 'replaceAvailability' | 'addException' | 'previewSlotPlan' | 'applySlotPlan'

const availabilityOf = (data: Fixtures): Wire['Availability'] =>
  (data.availability ??= { version: 0, isProposal: true, weeklyHours: [], keepPublishedWeeks: 0, exceptions: [] })

const shown = (data: Fixtures): Wire['Availability'] => {
  const availability = availabilityOf(data)
  const exceptions = availability.exceptions.filter(({ to }) => !isPastAtClinic(to))
  exceptions.sort((a, b) => (toIsoDate(a.from) ?? '').localeCompare(toIsoDate(b.from) ?? ''))
  return { ...availability, exceptions: exceptions.map((exception) => withCount(data, exception)) }
}

/** Returns the weekly hours and exceptions of the fixtures. */
export const getAvailability = (data: Fixtures): object => ({
  statusCode: 200,
  data: { availability: shown(data) },
})

type Weekly = { hours: Wire['WeeklyHours']; weeks: number }

/** Returns the problems of weekly hours in a request. */
// The handlers assume that the client sends what the contract requires.
const weeklyProblems = (sent: JsonObject, list: string): Problem[] =>
  fieldProblems(listOf(sent, 'weeklyHours') as Wire['WeeklyHours'], list)

/**
 * Reads valid weekly hours of a request: `isChange` is false if they are saved already. Returns the
 * error response if others were saved since.
 */
function readWeekly(
  data: Fixtures,
  operation: Writing,
  sent: JsonObject,
): { refusal: object } | (Weekly & { isChange: boolean }) {
  const { version, isProposal, weeklyHours, keepPublishedWeeks } = availabilityOf(data)
  const hours = sortedHours(listOf(sent, 'weeklyHours') as Wire['WeeklyHours'])
  const weeks = Number(sent.keepPublishedWeeks)
  const isSaved = JSON.stringify([hours, weeks]) === JSON.stringify([sortedHours(weeklyHours), keepPublishedWeeks])
  if (!isProposal && isSaved) return { hours, weeks, isChange: false }
  if (sent.version === version) return { hours, weeks, isChange: true }
  const refusal = refusedBy(operation, { code: 'availability.changed' }, { availability: shown(data) })
  return { refusal: refusal ?? {} }
}

function save(data: Fixtures, { hours, weeks }: Weekly): void {
  const before = availabilityOf(data)
  const version = before.version + 1
  data.availability = { ...before, version, isProposal: false, weeklyHours: hours, keepPublishedWeeks: weeks }
}

/** Saves weekly hours. */
export function replaceAvailability(data: Fixtures, payload: JsonObject): object | undefined {
  const refusal = refusedBy('replaceAvailability', weeklyProblems(payload, 'weeklyHours'))
  if (refusal) return refusal
  const read = readWeekly(data, 'replaceAvailability', payload)
  if ('refusal' in read) return read.refusal
  if (read.isChange) save(data, read)
  return succeeded('availability.saved', { availability: shown(data) })
}

/** Adds an exception. */
export function addException(data: Fixtures, payload: JsonObject): object | undefined {
  const [from, to, note] = [textOf(payload, 'from'), textOf(payload, 'to'), textOf(payload, 'note')]
  const kind = payload.kind === 'hours' ? 'hours' : 'closed'
  const hours = listOf(payload, 'hours')
  const [first, last] = [toIsoDate(from), toIsoDate(to)]
  if (first === null || last === null) return refused('addException', 400, 'request.invalid')
  const wanted = { from: first, to: last, kind, hours: hours as Exception['hours'] } as const
  const refusal = refusedBy('addException', exceptionProblems(wanted, new Date()))
  if (refusal) return refusal
  if (daysFrom(from, to).some((date) => exceptionOn(data, date)))
    return refusedBy('addException', { code: 'exception.overlap', field: 'from' })
  const exception: Exception = {
    id: nextId(data, 'exc'),
    from,
    to,
    kind,
    ...(note && { note }),
    hours: wanted.hours,
    bookingCount: 0,
  }
  availabilityOf(data).exceptions.push(exception)
  return succeeded('exception.added', { exception: withCount(data, exception) }, 201)
}

/** Removes an exception. */
export function removeException(data: Fixtures, _: JsonObject, { id }: JsonObject): object | undefined {
  const { exceptions } = availabilityOf(data)
  const index = exceptions.findIndex((exception) => exception.id === id)
  if (index < 0) return refusedBy('removeException', { code: 'not_found' })
  exceptions.splice(index, 1)
  return succeeded('exception.removed')
}

type Planned = { refusal: object } | { plan: Wire['SlotPlan']; draft: Weekly | undefined }

/** Returns the weekdays of a publication; undefined for all. */
const onlyOnOf = ({ onlyOn }: JsonObject): WeekdayCode[] | undefined =>
  Array.isArray(onlyOn) ? onlyOn.filter(isWeekdayCode) : undefined

function planned(data: Fixtures, operation: 'previewSlotPlan' | 'applySlotPlan', payload: JsonObject): Planned {
  const [from, to, copyFrom] = [textOf(payload, 'from'), textOf(payload, 'to'), textOf(payload, 'copyFrom')].map(
    toIsoDate,
  )
  if (!from || !to) return { refusal: refused(operation, 400, 'request.invalid') }
  const sent = payload.draft === undefined ? undefined : fieldsOf(payload.draft)
  const days = { from, to }
  const limit = { days: MAX_PLAN_DAYS, otherwise: 'plan.too_long' } as const
  const refusal =
    refusedBy(operation, rangeProblem(days, limit) ?? daysProblem(days, new Date())) ??
    refusedBy(operation, sent && weeklyProblems(sent, 'draft.weeklyHours')) ??
    refusedBy(operation, data.doctor.profileUpdated === false ? { code: 'profile.incomplete' } : undefined)
  if (refusal) return { refusal }
  const draft = sent && readWeekly(data, operation, sent)
  if (draft && 'refusal' in draft) return draft
  const plan = slotPlan(
    data,
    { ...days, copyFrom: copyFrom ?? null, onlyOn: onlyOnOf(payload) },
    draft?.hours ?? availabilityOf(data).weeklyHours,
  )
  if ('code' in plan) return { refusal: refusedBy(operation, plan) ?? {} }
  return { plan, draft: draft?.isChange ? draft : undefined }
}

/** Returns the preview of a publication. */
export function previewSlotPlan(data: Fixtures, payload: JsonObject): object | undefined {
  const made = planned(data, 'previewSlotPlan', payload)
  return 'refusal' in made ? made.refusal : { statusCode: 200, data: { plan: made.plan } }
}

const isoUntil = ({ publishedUntil }: Wire['Availability']): string | null => toIsoDate(publishedUntil ?? '')

/**
 * Restores the last published day from before a publication, which only moves back, and the hours
 * that it saved unless others were saved since. Those become a draft.
 */
function restorePublication(data: Fixtures, before: Wire['Availability'], savedHours: boolean): object | undefined {
  const { publishedUntil: _, ...now } = availabilityOf(data)
  const { isProposal, weeklyHours, keepPublishedWeeks } = before
  const hasSavedHours = savedHours && now.version === before.version + 1
  const version = now.version + 1
  const [was, is] = [isoUntil(before), isoUntil(availabilityOf(data))]
  const until = was !== null && is !== null ? toWireDate(was < is ? was : is) : null
  data.availability = {
    ...now,
    ...(hasSavedHours && { version, isProposal, weeklyHours, keepPublishedWeeks }),
    ...(until !== null && { publishedUntil: until }),
  }
  if (!hasSavedHours) return undefined
  return { draft: { version, weeklyHours: now.weeklyHours, keepPublishedWeeks: now.keepPublishedWeeks } }
}

/** Publishes the preview with this fingerprint. */
export function applySlotPlan(data: Fixtures, payload: JsonObject): object | undefined {
  const made = planned(data, 'applySlotPlan', payload)
  if ('refusal' in made) return made.refusal
  const { plan, draft } = made
  if (plan.fingerprint !== payload.fingerprint) return refusedBy('applySlotPlan', { code: 'plan.changed' }, { plan })
  const steps = plan.days.flatMap(({ date, create, remove }) => [
    ...remove.map((before) => ({ date, id: before.id, before })),
    ...create.map((time) => {
      const id = nextId(data, 'slt')
      return { date, id, after: { id, ...time, state: 'open' as const } }
    }),
  ])
  const before = availabilityOf(data)
  const kept = { keepPublishedWeeks: draft?.weeks ?? before.keepPublishedWeeks, publishedUntil: isoUntil(before) }
  const range = { from: toIsoDate(plan.from) ?? '', to: toIsoDate(plan.to) ?? '', onlyOn: onlyOnOf(payload) }
  const until = publishedAfter(kept, range, plan.days, new Date())
  const isLater = until !== null && until !== kept.publishedUntil
  const restore = () => restorePublication(data, before, draft !== undefined)
  const isEmpty = steps.length === 0 && !draft && !isLater
  const publication = isEmpty ? undefined : { from: plan.from, to: plan.to, restore }
  const change = changeSlots(data, 'published', steps, publication)
  if (draft) save(data, draft)
  if (isLater) data.availability = { ...availabilityOf(data), publishedUntil: toWireDate(until) ?? '' }
  return succeeded('slots.published', { change, left: [] })
}
