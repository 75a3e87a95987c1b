import { expect, it } from 'vitest'
import { serverText } from './serverText.ts'
import { ta } from './ta/index.ts'

it('[U3] a refused field is shown in the language of the form by its code: of an error, or of a form rule', () => {
  const inTamil = (code: string, userMessage: string) => serverText({ code, userMessage }, ta, 'ta')
  expect(inTamil('dates.past', 'Choose today or a later day.')).toBe(ta.errors['dates.past'])
  expect(inTamil('validation.email.format', 'Invalid email format')).toBe(ta.validation['validation.email.format'])
  expect(inTamil('', 'A text without a code')).toBe('A text without a code')
})
