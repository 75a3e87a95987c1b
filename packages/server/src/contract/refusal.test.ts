import { VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import { expect, it } from 'vitest'
import { errorBody, refuse, Refusal } from './refusal.ts'

const bodyOf = (run: () => void) => {
  try {
    run()
  } catch (error) {
    if (error instanceof Refusal) return errorBody(error, 'req_1')
  }
  return expect.unreachable()
}

it('[D9] each refused field has the code of its message, also the second one', () => {
  const body = bodyOf(() =>
    refuse([
      { code: 'dates.order', field: 'to' },
      { code: 'dates.past', field: 'from' },
    ]),
  )
  expect(body).toMatchObject({
    code: 'dates.order',
    errors: { to: 'The last day is before the first day.', from: 'Choose today or a later day.' },
    errorCodes: { to: 'dates.order', from: 'dates.past' },
  })
})

it('[D9] a form rule that the server applies has its id, and another text has no code', () => {
  const errors = { patientName: VALIDATION_MESSAGES['validation.patient.name.letter'], from: 'This field is required.' }
  const body = bodyOf(() => {
    throw new Refusal('request.invalid', errors)
  })
  expect(body).toMatchObject({ errors, errorCodes: { patientName: 'validation.patient.name.letter' } })
  const without = bodyOf(() => {
    throw new Refusal('request.invalid', { from: 'This field is required.' })
  })
  expect(without).not.toHaveProperty('errorCodes')
})
