import { describe, expect, it } from 'vitest'
import {
  anotherTimeSchema,
  freedTimeSchema,
  CANCELLATION_REASONS,
  cancellationSchema,
  MAX_NOTE_LENGTH,
} from './bookingSchemas.ts'

const messages = { messages: (id: string) => id }
const errorsOf = (result: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => [path[0], message]) ?? []

describe('the form of a cancellation', () => {
  const check = (change: object) =>
    errorsOf(cancellationSchema(messages).safeParse({ reason: 'emergency', note: '', slot: 'open', ...change }))

  it.each(CANCELLATION_REASONS)('[VISIT-01] accepts the reason %s with a note', (reason) => {
    expect(check({ reason, note: 'Please call the clinic.' })).toEqual([])
  })

  it('[VISIT-01] needs one of six reasons', () => {
    expect(CANCELLATION_REASONS).toHaveLength(6)
    expect(check({ reason: '' })).toEqual([['reason', 'validation.cancellation.reason.required']])
    expect(check({ reason: 'weather' })).toHaveLength(1)
  })

  it('[VISIT-01] needs a note only for another reason, and spaces are none', () => {
    expect(check({ reason: 'technical' })).toEqual([])
    for (const note of ['', '  '])
      expect(check({ reason: 'other', note })).toEqual([['note', 'validation.cancellation.note.required']])
  })

  it('[VISIT-01] counts the characters of a note as a reader does', () => {
    expect(check({ note: 'அ'.repeat(MAX_NOTE_LENGTH) })).toEqual([])
    expect(check({ note: '🙏'.repeat(MAX_NOTE_LENGTH) })).toEqual([])
    expect(check({ note: 'a'.repeat(MAX_NOTE_LENGTH + 1) })).toEqual([['note', 'validation.cancellation.note.tooLong']])
  })
})

describe('the form that asks for another time', () => {
  it('[VISIT-06] needs a time', () => {
    const check = (slotIds: string[]) =>
      errorsOf(anotherTimeSchema(messages).safeParse({ slotIds, note: '', previousSlot: 'open' }))
    expect(check(['slt_1'])).toEqual([])
    expect(check([])).toEqual([['slotIds', 'validation.slot.choice.required']])
  })
})

describe('the form that offers a free time to one patient', () => {
  it('[OFFER-01] needs a patient', () => {
    const check = (bookingId: string) => errorsOf(freedTimeSchema(messages).safeParse({ bookingId, note: '' }))
    expect(check('bkg_1')).toEqual([])
    expect(check('')).toEqual([['bookingId', 'validation.patient.choice.required']])
  })
})
