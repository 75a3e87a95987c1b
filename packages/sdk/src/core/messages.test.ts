import { expect, it } from 'vitest'
import { operations, wrapperMessages, type DefaultMessageId } from '../generated/operations.ts'
import { defaultMessage } from './messages.ts'

it('[SDK-04] finds the text of every id of the catalogue', () => {
  for (const [operation, { messages }] of Object.entries(operations)) {
    for (const [situation, text] of Object.entries(messages)) {
      expect(defaultMessage(`${operation}.${situation}` as DefaultMessageId)).toBe(text)
    }
  }
  for (const [kind, text] of Object.entries(wrapperMessages)) {
    expect(defaultMessage(`wrapper.${kind}` as DefaultMessageId)).toBe(text)
  }
})

it('gives an id back that the catalogue does not have', () => {
  expect(defaultMessage('loginDoctor.success' as DefaultMessageId)).toBe('loginDoctor.success')
  expect(defaultMessage('nobody.failure' as DefaultMessageId)).toBe('nobody.failure')
  expect(defaultMessage('' as DefaultMessageId)).toBe('')
})
