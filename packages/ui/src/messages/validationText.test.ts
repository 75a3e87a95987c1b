import { describe, expect, it } from 'vitest'
import { ta } from './ta/index.ts'
import { validationWording } from './validationText.ts'

describe('[U3] the messages of a form field', () => {
  it.each([
    ['an id', 'validation.email.required', 'மின்னஞ்சல் தேவை'],
    ['the same in English, as our server says it', 'Email is required', 'மின்னஞ்சல் தேவை'],
    ['any other text', 'This name is taken', 'This name is taken'],
  ])('%s', (_, reported, tamil) => {
    expect(validationWording(reported, ta)).toBe(tamil)
  })

  it('English is the SDK’s', () => {
    expect(validationWording('validation.email.required', {})).toBe('Email is required')
  })
})
