import { expect, it, vi } from 'vitest'
import { wrapperMessages, type DefaultMessageId } from '../generated/operations.ts'
import { operations } from '../generated/allOperations.ts'
import { defaultMessage } from './defaultMessage.ts'

it('[SDK-04] finds the text of every id of the catalogue, of extensions when their calls are loaded', async () => {
  // A test file that ran earlier in this worker may have loaded the extensions.
  vi.resetModules()
  const { defaultMessage } = await import('./defaultMessage.ts')
  const { loadCalls } = await import('../extensions/loadCalls.ts')
  expect(defaultMessage('getCalendar.failure')).toBe('getCalendar.failure')
  await loadCalls('getCalendar', () => undefined)
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
