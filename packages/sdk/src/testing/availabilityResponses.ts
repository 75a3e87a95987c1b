// The capability availability of the test handlers.
import { fieldsOf, type JsonObject } from '../core/json.ts'
import { toIsoDate } from '../formats/calendarDate.ts'
import { clinicToday, isPastAtClinic } from '../formats/clinicTime.ts'
import { errorTexts } from '../generated/examples.ts'
import type { components } from '../generated/schema.ts'
import { hoursProblems, MOST_PLAN_DAYS, MOST_PLAN_SLOTS } from '../validation/hours.ts'
import { changeSlots, daysFrom, nextId } from './daySlots.ts'
import { exceptionOn, withCount } from './exceptions.ts'
import type { Fixtures } from './fixtures.ts'
import { listOf, refused, succeeded, textOf } from './refusal.ts'
import { slotPlan } from './slotPlan.ts'

type Wire = components['schemas']
type Exception = Wire['AvailabilityException']
type Writing = 'replaceAvailability' | 'addException' | 'previewSlotPlan' | 'applySlotPlan'

const offers = ({ capabilities = [] }: Fixtures) => capabilities.includes('availability')

const availabilityOf = (data: Fixtures): Wire['Availability'] =>
  (data.availability ??= { version: 0, isProposal: true, weeklyHours: [], keepPublishedWeeks: 0, exceptions: [] })

const shown = (data: Fixtures): Wire['Availability'] => {
  const availability = availabilityOf(data)
  const exceptions = availability.exceptions.filter(({ to }) => !isPastAtClinic(to))
  exceptions.sort((a, b) => (toIsoDate(a.from) ?? '').localeCompare(toIsoDate(b.from) ?? ''))
  return { ...availability, exceptions: exceptions.map((exception) => withCount(data, exception)) }
}

/** Returns the weekly hours and exceptions of the fixtures. */
export const showAvailability = (data: Fixtures): object | undefined =>
  offers(data) ? { statusCode: 200, data: { availability: shown(data) } } : undefined

/** Returns the error response for invalid hours of a request; undefined if they are valid. */
function hoursRefusal(operation: Writing, hours: readonly JsonObject[], list: string): object | undefined {
  // The handlers assume that the client sends what the contract requires.
  const problems = hoursProblems(hours as Parameters<typeof hoursProblems>[0])
  const [first] = problems
  if (!first) return undefined
  const errors = problems.map(({ index, field, code }) => [`${list}.${index}.${field}`, errorTexts[code]])
  return refused(operation, 400, 'request.invalid', {
    code: first.code,
    message: errorTexts[first.code],
    errors: Object.fromEntries(errors),
  })
}

type Refusal = { refusal: object } | { hours: Wire['WeeklyHours']; weeks: number }

/** Reads weekly hours of a request, or returns the error response if they cannot be saved. */
function readWeekly(data: Fixtures, operation: Writing, sent: JsonObject, list: string): Refusal {
  const hours = listOf(sent, 'weeklyHours')
  if (sent.version !== availabilityOf(data).version)
    return {
      refusal: {
        statusCode: 409,
        message: errorTexts['availability.changed'],
        code: 'availability.changed',
        requestId: 'req_test',
        data: { availability: shown(data) },
      },
    }
  const refusal = hoursRefusal(operation, hours, list)
  return refusal ? { refusal } : { hours: hours as Wire['WeeklyHours'], weeks: Number(sent.keepPublishedWeeks) }
}

function save(data: Fixtures, { hours, weeks }: { hours: Wire['WeeklyHours']; weeks: number }): void {
  const before = availabilityOf(data)
  const version = before.version + 1
  data.availability = { ...before, version, isProposal: false, weeklyHours: hours, keepPublishedWeeks: weeks }
}

/** Saves weekly hours. */
export function replaceAvailability(data: Fixtures, payload: JsonObject): object | undefined {
  if (!offers(data)) return undefined
  const read = readWeekly(data, 'replaceAvailability', payload, 'weeklyHours')
  if ('refusal' in read) return read.refusal
  save(data, read)
  return succeeded('availability.saved', { availability: shown(data) })
}

/** Adds an exception. */
export function addException(data: Fixtures, payload: JsonObject): object | undefined {
  if (!offers(data)) return undefined
  const [from, to, note] = [textOf(payload, 'from'), textOf(payload, 'to'), textOf(payload, 'note')]
  const kind = payload.kind === 'hours' ? 'hours' : 'closed'
  const hours = listOf(payload, 'hours')
  const dates = daysFrom(from, to)
  if (!toIsoDate(from) || !toIsoDate(to)) return refused('addException', 400, 'request.invalid')
  if (dates.length === 0) return refused('addException', 400, 'dates.order')
  if (isPastAtClinic(from)) return refused('addException', 400, 'dates.past')
  if (kind === 'hours' && dates.length > 1) return refused('addException', 400, 'exception.one_day')
  if (kind === 'hours' && hours.length === 0) return refused('addException', 400, 'exception.hours_missing')
  const refusal = hoursRefusal('addException', hours, 'hours')
  if (refusal) return refusal
  if (dates.some((date) => exceptionOn(data, date))) return refused('addException', 409, 'exception.overlap')
  const exception: Exception = {
    id: nextId(data, 'exc'),
    from,
    to,
    kind,
    ...(note && { note }),
    hours: hours as Exception['hours'],
    bookingCount: 0,
  }
  availabilityOf(data).exceptions.push(exception)
  return succeeded('exception.added', { exception: withCount(data, exception) }, 201)
}

/** Removes an exception. */
export function removeException(data: Fixtures, id: unknown): object | undefined {
  if (!offers(data)) return undefined
  const { exceptions } = availabilityOf(data)
  const index = exceptions.findIndex((exception) => exception.id === id)
  if (index < 0) return refused('removeException', 404)
  exceptions.splice(index, 1)
  return succeeded('exception.removed')
}

type Planned = { refusal: object } | { plan: Wire['SlotPlan']; draft?: { hours: Wire['WeeklyHours']; weeks: number } }

function planned(data: Fixtures, operation: 'previewSlotPlan' | 'applySlotPlan', payload: JsonObject): Planned {
  const [from, to, copyFrom] = [textOf(payload, 'from'), textOf(payload, 'to'), textOf(payload, 'copyFrom')]
  const dates = daysFrom(from, to)
  if (!toIsoDate(from) || !toIsoDate(to)) return { refusal: refused(operation, 400, 'request.invalid') }
  if (dates.length === 0) return { refusal: refused(operation, 400, 'dates.order') }
  if ((toIsoDate(from) ?? '') < clinicToday()) return { refusal: refused(operation, 400, 'dates.past') }
  if (dates.length > MOST_PLAN_DAYS) return { refusal: refused(operation, 400, 'plan.too_long') }
  const draft =
    payload.draft === undefined ? undefined : readWeekly(data, operation, fieldsOf(payload.draft), 'draft.weeklyHours')
  if (draft && 'refusal' in draft) return draft
  const onlyOn = Array.isArray(payload.onlyOn) ? payload.onlyOn.map(String) : undefined
  const plan = slotPlan(data, { from, to, copyFrom, onlyOn }, draft?.hours ?? availabilityOf(data).weeklyHours)
  const count = plan.days.reduce(
    (sum, { create, keep, leftOut }) => sum + create.length + keep.length + leftOut.length,
    0,
  )
  if (count > MOST_PLAN_SLOTS) return { refusal: refused(operation, 400, 'plan.too_many') }
  return { plan, ...(draft && { draft }) }
}

/** Returns the preview of a publication. */
export function previewPlan(data: Fixtures, payload: JsonObject): object | undefined {
  if (!offers(data)) return undefined
  const made = planned(data, 'previewSlotPlan', payload)
  return 'refusal' in made ? made.refusal : { statusCode: 200, data: { plan: made.plan } }
}

/**
 * Restores the last published day from before a publication, and the hours that it saved unless
 * others were saved since. Those become a draft.
 */
function restorePublication(data: Fixtures, before: Wire['Availability']): object | undefined {
  const { publishedUntil: _, ...now } = availabilityOf(data)
  const { isProposal, weeklyHours, keepPublishedWeeks, publishedUntil } = before
  const hasSavedHours = now.version === before.version + 1
  const version = now.version + 1
  data.availability = {
    ...now,
    ...(hasSavedHours && { version, isProposal, weeklyHours, keepPublishedWeeks }),
    ...(publishedUntil !== undefined && { publishedUntil }),
  }
  if (!hasSavedHours) return undefined
  return { draft: { version, weeklyHours: now.weeklyHours, keepPublishedWeeks: now.keepPublishedWeeks } }
}

/** Publishes the preview with this fingerprint. */
export function applyPlan(data: Fixtures, payload: JsonObject): object | undefined {
  if (!offers(data)) return undefined
  const made = planned(data, 'applySlotPlan', payload)
  if ('refusal' in made) return made.refusal
  const { plan, draft } = made
  if (plan.fingerprint !== payload.fingerprint) return refused('applySlotPlan', 409, 'plan.changed', { data: { plan } })
  const steps = plan.days.flatMap(({ date, create, remove }) => [
    ...remove.map((before) => ({ date, id: before.id, before })),
    ...create.map((time) => {
      const id = nextId(data, 'slt')
      return { date, id, after: { id, ...time, state: 'open' as const } }
    }),
  ])
  const before = availabilityOf(data)
  const change = changeSlots(data, 'published', steps, () => restorePublication(data, before))
  if (draft) save(data, draft)
  const availability = availabilityOf(data)
  const until = toIsoDate(availability.publishedUntil ?? '') ?? ''
  if (payload.onlyOn === undefined && (toIsoDate(plan.to) ?? '') > until)
    data.availability = { ...availability, publishedUntil: plan.to }
  return succeeded('slots.published', { change, left: [] })
}
