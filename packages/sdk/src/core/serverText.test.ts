import { expect, it } from 'vitest'
import { serverText } from './messages.ts'

it.each([
  [{ message: 'a', error: 'b' }, 'a'],
  [{ error: 'b' }, 'b'],
  [{ message: ' ', error: 'b' }, 'b'],
  [{ message: 5, error: 'b' }, 'b'],
  [{ data: { message: 'c' } }, 'c'],
  [{ data: { error: 'd' } }, 'd'],
  [{ message: 'a', data: { message: 'c' } }, 'a'],
  [{ message: '', data: {} }, undefined],
  [{ data: [] }, undefined],
  ['<html>', undefined],
  [undefined, undefined],
])('[SDK-06] the text of %j is %j', (body, text) => {
  expect(serverText(body, true)).toBe(text)
})

it('the text of a success is never an error', () => {
  expect(serverText({ error: 'Refused' })).toBeUndefined()
})
