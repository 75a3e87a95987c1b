// The capability availability of the test handlers, each function by its operation.
import { fieldsOf, type JsonObject } from '../core/json.ts'
import { toIsoDate, toWireDate } from '../formats/calendarDate.ts'
import { isPastAtClinic } from '../formats/clinicTime.ts'
import { isWeekdayCode, type WeekdayCode } from '../formats/weekday.ts'
import type { components } from '../generated/schema.ts'
import { daysProblem, exceptionProblems, fieldProblems, MAX_PLAN_DAYS, rangeProblem } from '../rules/days.ts'
import { sortedHours } from '../rules/hours.ts'
import { publishedAfter } from '../rules/published.ts'
import { nowOf } from './clock.ts'
import { changeSlots, daysFrom, nextId } from './daySlots.ts'
import { exceptionOn, withCount } from './exceptions.ts'
import type { Fixtures } from './fixtures.ts'
import { listOf, refuse, refuseIf, succeeded, textOf } from './refusal.ts'
import { slotPlan } from './slotPlan.ts'

type Wire = components['schemas']
type Exception = Wire['AvailabilityException']

const availabilityOf = (data: Fixtures): Wire['Availability'] =>
  (data.availability ??= { version: 0, isProposal: true, weeklyHours: [], keepPublishedWeeks: 0, exceptions: [] })

const shown = (data: Fixtures): Wire['Availability'] => {
  const availability = availabilityOf(data)
  const exceptions = availability.exceptions.filter(({ to }) => !isPastAtClinic(to, undefined, nowOf(data)))
  exceptions.sort((a, b) => (toIsoDate(a.from) ?? '').localeCompare(toIsoDate(b.from) ?? ''))
  return { ...availability, exceptions: exceptions.map((exception) => withCount(data, exception)) }
}

export const getAvailability = (data: Fixtures): object => ({
  statusCode: 200,
  data: { availability: shown(data) },
})

type Weekly = { hours: Wire['WeeklyHours']; weeks: number; isChange: boolean }

/** Refuses a request whose weekly hours have problems. */
// The handlers assume that the client sends what the contract requires.
const checkWeekly = (sent: JsonObject, list: string): void =>
  refuseIf(fieldProblems(listOf(sent, 'weeklyHours') as Wire['WeeklyHours'], list))

/**
 * Reads valid weekly hours of a request: `isChange` is false if they are saved already. Refuses the
 * request if others were saved since.
 */
function readWeekly(data: Fixtures, sent: JsonObject): Weekly {
  const { version, isProposal, weeklyHours, keepPublishedWeeks } = availabilityOf(data)
  const hours = sortedHours(listOf(sent, 'weeklyHours') as Wire['WeeklyHours'])
  const weeks = Number(sent.keepPublishedWeeks)
  const isSaved = JSON.stringify([hours, weeks]) === JSON.stringify([sortedHours(weeklyHours), keepPublishedWeeks])
  if (!isProposal && isSaved) return { hours, weeks, isChange: false }
  if (sent.version !== version) refuse({ code: 'availability.changed' }, { availability: shown(data) })
  return { hours, weeks, isChange: true }
}

function save(data: Fixtures, { hours, weeks }: Weekly): void {
  const before = availabilityOf(data)
  const version = before.version + 1
  data.availability = { ...before, version, isProposal: false, weeklyHours: hours, keepPublishedWeeks: weeks }
}

export function replaceAvailability(data: Fixtures, payload: JsonObject): object {
  checkWeekly(payload, 'weeklyHours')
  const read = readWeekly(data, payload)
  if (read.isChange) save(data, read)
  return succeeded('availability.saved', { availability: shown(data) })
}

export function addException(data: Fixtures, payload: JsonObject): object {
  const [from, to, note] = [textOf(payload, 'from'), textOf(payload, 'to'), textOf(payload, 'note')]
  const kind = payload.kind === 'hours' ? 'hours' : 'closed'
  const hours = listOf(payload, 'hours')
  const [first, last] = [toIsoDate(from), toIsoDate(to)]
  if (first === null || last === null) refuse({ code: 'request.invalid', field: 'from' })
  const wanted = { from: first, to: last, kind, hours: hours as Exception['hours'] } as const
  refuseIf(exceptionProblems(wanted, nowOf(data)))
  if (daysFrom(from, to).some((date) => exceptionOn(data, date))) refuse({ code: 'exception.overlap', field: 'from' })
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

export function removeException(data: Fixtures, _: JsonObject, { id }: JsonObject): object {
  const { exceptions } = availabilityOf(data)
  const index = exceptions.findIndex((exception) => exception.id === id)
  if (index < 0) refuse({ code: 'not_found' })
  exceptions.splice(index, 1)
  return succeeded('exception.removed')
}

/** Returns the weekdays of a publication; undefined for all. */
const onlyOnOf = ({ onlyOn }: JsonObject): WeekdayCode[] | undefined =>
  Array.isArray(onlyOn) ? onlyOn.filter(isWeekdayCode) : undefined

function planned(data: Fixtures, payload: JsonObject): { plan: Wire['SlotPlan']; draft: Weekly | undefined } {
  const [from, to, copyFrom] = [textOf(payload, 'from'), textOf(payload, 'to'), textOf(payload, 'copyFrom')].map(
    toIsoDate,
  )
  if (!from || !to) refuse({ code: 'request.invalid', field: 'from' })
  const sent = payload.draft === undefined ? undefined : fieldsOf(payload.draft)
  const days = { from, to }
  const limit = { days: MAX_PLAN_DAYS, otherwise: 'plan.too_long' } as const
  refuseIf(rangeProblem(days, limit) ?? daysProblem(days, nowOf(data)))
  if (sent) checkWeekly(sent, 'draft.weeklyHours')
  if (data.doctor.profileUpdated === false) refuse({ code: 'profile.incomplete' })
  const draft = sent && readWeekly(data, sent)
  const plan = slotPlan(
    data,
    { ...days, copyFrom: copyFrom ?? null, onlyOn: onlyOnOf(payload) },
    draft?.hours ?? availabilityOf(data).weeklyHours,
  )
  return { plan, draft: draft?.isChange ? draft : undefined }
}

export function previewSlotPlan(data: Fixtures, payload: JsonObject): object {
  const { plan } = planned(data, payload)
  return { statusCode: 200, data: { plan } }
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
export function applySlotPlan(data: Fixtures, payload: JsonObject): object {
  const { plan, draft } = planned(data, payload)
  if (plan.fingerprint !== payload.fingerprint) refuse({ code: 'plan.changed' }, { plan })
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
  const until = publishedAfter(kept, range, plan.days, nowOf(data))
  const isLater = until !== null && until !== kept.publishedUntil
  const restore = () => restorePublication(data, before, draft !== undefined)
  const isEmpty = steps.length === 0 && !draft && !isLater
  const publication = isEmpty ? undefined : { from: plan.from, to: plan.to, restore }
  const change = changeSlots(data, 'published', steps, publication)
  if (draft) save(data, draft)
  if (isLater) data.availability = { ...availabilityOf(data), publishedUntil: toWireDate(until) ?? '' }
  return succeeded('slots.published', { change, left: [] })
}
