import { expect, it } from 'vitest'
import { storedBody } from './storedBody.ts'

it('texts at any depth get one form, passwords and other values stay', () => {
  const decomposed = 'Andre\u0301'
  expect(storedBody({ name: decomposed, list: [decomposed, 1], inner: { note: decomposed, on: true } })).toEqual({
    name: 'Andr\u00E9',
    list: ['Andr\u00E9', 1],
    inner: { note: 'Andr\u00E9', on: true },
  })
  const secrets = { password: decomposed, newPassword: decomposed, confirmPassword: decomposed }
  expect(storedBody(secrets)).toEqual(secrets)
  expect(storedBody(null)).toBeNull()
})
