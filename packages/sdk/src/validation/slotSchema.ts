import * as z from 'zod/v4-mini'
import { toIsoDate } from '../formats/calendarDate.ts'
import { isPastAtClinic } from '../formats/clinicTime.ts'
import { isClockTime } from '../formats/clockTime.ts'
import { lastSlotDay } from '../rules/days.ts'
import type { ValidationMessageId } from './messages.ts'
import { fieldRules, textField, type SchemaOptions } from './schemaOptions.ts'

/** Options of the slot schema. */
export type SlotSchemaOptions = SchemaOptions & {
  /** Returns the current time in milliseconds since 1970. Default: `Date.now`. */
  now?: (() => number) | undefined
}

/**
 * Creates the schema of a new slot: `date` (ISO or `DD-MM-YYYY`) and `time` (`HH:MM`), both
 * required. The date is today at the clinic or up to two years later, and the time is not past
 * (SLOT-08, D6).
 */
export function slotSchema(options?: SlotSchemaOptions) {
  const now = () => options?.now?.() ?? Date.now()
  const dateProblem = (date: string): ValidationMessageId | null => {
    if (date.trim() === '') return 'validation.slot.date.required'
    const iso = toIsoDate(date)
    if (iso === null) return 'validation.slot.date.format'
    if (isPastAtClinic(date, undefined, now())) return 'validation.slot.date.past'
    return iso > lastSlotDay(now()) ? 'validation.slot.date.tooFar' : null
  }
  const timeProblem = (time: string): ValidationMessageId | null =>
    isClockTime(time) ? null : 'validation.slot.time.required'
  return z.object({ date: textField(dateProblem, options), time: textField(timeProblem, options) }).check(
    fieldRules(options, ({ date, time }) => ({
      time: isPastAtClinic(date, time, now()) ? 'validation.slot.time.past' : null,
    })),
  )
}

/** Values of the Add Slot form. */
export type SlotValues = z.infer<ReturnType<typeof slotSchema>>
