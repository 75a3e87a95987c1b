import * as z from 'zod/v4-mini'
import { CANCELLATION_REASON } from '../generated/enums.ts'
import { cancellationProblem } from '../rules/visits.ts'
import { validationText, type ValidationMessageId } from './messages.ts'
import { issueOf, textField, type SchemaOptions } from './schemaOptions.ts'

/** The reasons for a cancellation, in the order of a form. */
export const CANCELLATION_REASONS = Object.values(CANCELLATION_REASON)

/** Longest note for a patient, in characters (code points). */
export const MAX_NOTE_LENGTH = 300

const noteProblem = (note: string): ValidationMessageId | null =>
  Array.from(note).length > MAX_NOTE_LENGTH ? 'validation.cancellation.note.tooLong' : null

/**
 * Creates the schema of a cancellation for `bookings.cancel` and `bookings.cancelSeveral`: `reason`
 * (empty until one is chosen), `note` (required for the reason `other`) and `slot`.
 */
export function cancellationSchema(options?: SchemaOptions) {
  return z
    .object({
      reason: z.enum(['', ...CANCELLATION_REASONS]),
      note: textField(noteProblem, options),
      slot: z.enum(['open', 'off']),
    })
    .check(
      z.check(({ value: { reason, note }, issues }) => {
        if (reason === '') issues.push(issueOf('validation.cancellation.reason.required', options, reason, 'reason'))
        else if (cancellationProblem(reason, note))
          issues.push(issueOf('validation.cancellation.note.required', options, note, 'note'))
      }),
    )
}

/** Values of the form of a cancellation. */
export type CancellationValues = z.infer<ReturnType<typeof cancellationSchema>>

/** Creates the schema of moving a booking: `slotId` (empty until a time is chosen) and `previousSlot`. */
export function moveSchema(options?: SchemaOptions) {
  const slotProblem = (slotId: string): ValidationMessageId | null =>
    slotId === '' ? 'validation.slot.choice.required' : null
  return z.object({ slotId: textField(slotProblem, options), previousSlot: z.enum(['open', 'off']) })
}

/** Values of the form that moves a booking. */
export type MoveValues = z.infer<ReturnType<typeof moveSchema>>

/** Longest note with an offer of other times, in characters. */
export const MAX_OFFER_NOTE_LENGTH = 160

const offerNote = () => z.string().check(z.maxLength(MAX_OFFER_NOTE_LENGTH))

/**
 * Creates the schema of an offer of other times for `bookings.offer`: one to three `slotIds`, and
 * `note`.
 */
export function offerSchema(options?: SchemaOptions) {
  const message = validationText('validation.slot.choice.required', options?.messages)
  return z.object({
    slotIds: z.array(z.string()).check(z.minLength(1, { message }), z.maxLength(3)),
    note: offerNote(),
  })
}

/** Values of the form that offers other times. */
export type OfferValues = z.infer<ReturnType<typeof offerSchema>>

/**
 * Creates the schema of offers to several patients for `bookings.offerSeveral`: `left`, the ids of
 * the bookings that get none, and `note`.
 */
export const offersSchema = () => z.object({ left: z.array(z.string()), note: offerNote() })

/** Values of the form that offers other times to several patients. */
export type OffersValues = z.infer<ReturnType<typeof offersSchema>>
