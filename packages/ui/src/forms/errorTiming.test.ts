import { expect, it } from 'vitest'
import { createErrorTiming } from './errorTiming.ts'

const start = () => createErrorTiming({ email: '', hours: { from: '', to: '' }, languages: [] })

it('a field that was only passed through shows no error', () => {
  const timing = start()
  timing.check({ email: '' }, ['email'])
  expect(timing.shows('email', 'required')).toBe(false)
})

it('after an edit, leaving the field shows the error', () => {
  const timing = start()
  timing.check({ email: 'm' }, ['email'])
  expect(timing.shows('email', 'format')).toBe(false)
  timing.check({ email: 'm' }, ['email'])
  expect(timing.shows('email', 'format')).toBe(true)
})

it('an emptied field shows that it is required', () => {
  const timing = start()
  for (const email of ['m', '', '']) timing.check({ email }, ['email'])
  expect(timing.shows('email', 'required')).toBe(true)
})

it('the first submit shows all errors, also those of untouched fields', () => {
  const timing = start()
  timing.submit()
  timing.check({ email: '' }, ['email'])
  expect(timing.shows('email', 'required')).toBe(true)
})

it('during typing, a message that is still true stays and no other one appears', () => {
  const timing = start()
  timing.submit()
  timing.check({ email: 'm' }, ['email'])
  expect(timing.shows('email', 'format')).toBe(true)
  timing.check({ email: 'me' }, ['email'])
  expect(timing.shows('email', 'format')).toBe(true)
  timing.check({ email: 'me@other' }, ['email'])
  expect(timing.shows('email', 'domain')).toBe(false)
  timing.check({ email: 'me@other' }, ['email'])
  expect(timing.shows('email', 'domain')).toBe(true)
})

it('parts of a field follow the field; lists are compared by what is in them', () => {
  const timing = start()
  timing.check({ hours: { from: '', to: '' }, languages: [] }, ['hours', 'languages'])
  expect(timing.shows('hours.from', 'required')).toBe(false)
  timing.check({ hours: { from: '9 AM', to: '' } }, ['hours'])
  timing.check({ hours: { from: '9 AM', to: '' } }, ['hours'])
  expect(timing.shows('hours.to', 'required')).toBe(true)
  expect(timing.shows('languages', 'required')).toBe(false)
})
