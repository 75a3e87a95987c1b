import * as z from 'zod/v4-mini'
import { addMonths, toIsoDate } from '../formats/calendarDate.ts'
import { clinicToday, isPastAtClinic } from '../formats/clinicTime.ts'
import { isClockTime } from '../formats/clockTime.ts'
import { validationText, type ValidationMessageId } from './messages.ts'
import { textField, type SchemaOptions } from './schemaOptions.ts'

/** How many months ahead of the clinic's today a slot can be. */
const SLOT_MONTHS_AHEAD = 24

/** The last day on which a slot can be created, ISO `YYYY-MM-DD`; `now` in milliseconds since 1970. */
export function lastSlotDay(now: number | Date): string {
  return addMonths(clinicToday(now), SLOT_MONTHS_AHEAD)
}

/** What the slot schema takes beside the options of every schema. */
export type SlotSchemaOptions = SchemaOptions & {
  /** The present moment in milliseconds since 1970; the clock of the machine when left out. */
  now?: (() => number) | undefined
}

/**
 * `date` (ISO or `DD-MM-YYYY`) and `time` (`HH:MM`), both required; the date is at the clinic's today or later, at most
 * two years, and the time has not passed yet (SLOT-08, D6).
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
    z.check((payload) => {
      const { date, time } = payload.value
      if (!isPastAtClinic(date, time, now())) return
      payload.issues.push({
        code: 'custom',
        input: time,
        path: ['time'],
        message: validationText('validation.slot.time.past', options?.messages),
        params: { id: 'validation.slot.time.past' },
      })
    }),
  )
}

/** What the Add Slot form holds. */
export type SlotValues = z.infer<ReturnType<typeof slotSchema>>
