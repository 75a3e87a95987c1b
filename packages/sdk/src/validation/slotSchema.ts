import * as z from 'zod/v4-mini'
import { parseCalendarDate } from '../formats/calendarDate.ts'
import { isPastAtClinic } from '../formats/clinicTime.ts'
import { isClockTime } from '../formats/clockTime.ts'
import { validationText, type ValidationMessageId } from './messages.ts'
import { textField, type SchemaOptions } from './schemaOptions.ts'

/** What the slot schema takes beside the options of every schema. */
export type SlotSchemaOptions = SchemaOptions & {
  /** The present moment in milliseconds since 1970; the clock of the machine when left out. */
  now?: (() => number) | undefined
}

/**
 * `date` (ISO as a date input holds it, or `DD-MM-YYYY`) and `time` (`HH:MM`), both required; the date is today or later
 * at the clinic and the time has not passed yet (SLOT-08, D6).
 */
export function slotSchema(options?: SlotSchemaOptions) {
  const now = () => options?.now?.() ?? Date.now()
  const dateProblem = (date: string): ValidationMessageId | null => {
    if (parseCalendarDate(date) === null) return 'validation.slot.date.required'
    return isPastAtClinic(date, undefined, now()) ? 'validation.slot.date.past' : null
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
