import { expect, it } from 'vitest'
import {
  anotherTimeSchema,
  freedTimeSchema,
  offersSchema,
  patientNameProblem,
  patientSchema,
  walkInSchema,
} from './index.ts'

it.each([
  ['', 'validation.patient.name.required'],
  ['A', 'validation.name.tooShort'],
  ['அ', 'validation.name.tooShort'],
  ['Om', null],
  ['Anitha Selvam', null],
  ['2 Anitha', null],
  ['2\tAnitha', 'validation.patient.name.letter'],
  ['Anitha S. (2nd)', null],
  ['மீனா', null],
  ['मीना', null],
  ['12345', 'validation.patient.name.letter'],
  ['Anitha\nSelvam', 'validation.patient.name.letter'],
  ['a'.repeat(80), null],
  ['a'.repeat(81), 'validation.patient.name.tooLong'],
])("a patient's name %j has the problem %j", (name, problem) => {
  expect(patientNameProblem(name)).toBe(problem)
})

it('a new booking takes a name and a mobile number, without spaces around them', () => {
  const schema = patientSchema({ messages: (id) => id })
  expect(schema.parse({ patientName: ' Anitha Selvam ', patientPhone: '9840012345 ' })).toEqual({
    patientName: 'Anitha Selvam',
    patientPhone: '9840012345',
  })
  const { error } = schema.safeParse({ patientName: '', patientPhone: '123' })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['patientName', 'validation.patient.name.required'],
    ['patientPhone', 'validation.mobile.digits'],
  ])
})

const problemsOf = (result: {
  error?: { issues: ReadonlyArray<{ path: readonly PropertyKey[]; message: string }> } | undefined
}) => result.error?.issues.map(({ path, message }) => [path[0], message]) ?? []

it.each([
  ['Anitha Selvam', '9840012345', false, []],
  [
    '',
    '',
    false,
    [
      ['name', 'validation.patient.name.required'],
      ['phone', 'validation.mobile.required'],
    ],
  ],
  ['', '', true, []],
  ['Anitha', '', true, []],
  ['', '9840012345', true, []],
  ['A', '', true, [['name', 'validation.name.tooShort']]],
  ['', '98400', true, [['phone', 'validation.mobile.digits']]],
] as const)(
  '[QUEUE-01] a walk-in %j with the number %j (emergency: %s) has the problems %j',
  (name, phone, isEmergency, problems) => {
    const result = walkInSchema({ messages: (id) => id }).safeParse({ name, phone, isEmergency })
    expect(problemsOf(result)).toEqual(problems)
  },
)

it('[QUEUE-01] a walk-in is sent without spaces around name and number', () => {
  const typed = { name: ' Anitha ', phone: ' 9840012345', isEmergency: false }
  expect(walkInSchema().parse(typed)).toEqual({ name: 'Anitha', phone: '9840012345', isEmergency: false })
})

it('[OFFER-01] another time has one to three slots and a note of at most 160 characters', () => {
  const schema = anotherTimeSchema({ messages: (id) => id })
  const values = (slotIds: string[], note = '') => ({ slotIds, note, previousSlot: 'open' })
  expect(problemsOf(schema.safeParse(values([])))).toEqual([['slotIds', 'validation.slot.choice.required']])
  expect(problemsOf(schema.safeParse(values(['a', 'b', 'c'], 'n'.repeat(160))))).toEqual([])
  expect(schema.safeParse(values(['a', 'b', 'c', 'd'])).success).toBe(false)
  expect(schema.safeParse(values(['a'], 'n'.repeat(161))).success).toBe(false)
  expect(offersSchema().safeParse({ note: 'n'.repeat(161) }).success).toBe(false)
  expect(problemsOf(anotherTimeSchema().safeParse(values([])))[0]?.[1]).toMatch(/^\S.* /)
})

it('[OFFER-05] a free time goes to one patient', () => {
  const schema = freedTimeSchema({ messages: (id) => id })
  expect(schema.parse({ bookingId: 'bkg_1', note: ' Come early ' })).toEqual({ bookingId: 'bkg_1', note: 'Come early' })
  expect(problemsOf(schema.safeParse({ bookingId: '', note: '' }))).toEqual([
    ['bookingId', 'validation.patient.choice.required'],
  ])
})
