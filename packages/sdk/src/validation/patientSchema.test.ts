import { expect, it } from 'vitest'
import { patientNameProblem, patientSchema } from './index.ts'

it.each([
  ['', 'validation.patient.name.required'],
  ['A', 'validation.name.tooShort'],
  ['அ', 'validation.name.tooShort'],
  ['Anitha Selvam', null],
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
