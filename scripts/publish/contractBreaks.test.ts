import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../toolchain.mjs'
import { contractBreaks } from './contractBreaks.mjs'

const contract = JSON.parse(readFileSync(join(ROOT, 'packages/sdk/src/generated/openapi.json'), 'utf8'))

const changed = (change: (document: typeof contract) => void) => {
  const copy = structuredClone(contract)
  change(copy)
  return contractBreaks(contract, copy).join('\n')
}

describe('what breaks a client of yesterday’s contract', () => {
  it('is nothing when nothing changed', () => {
    expect(contractBreaks(contract, structuredClone(contract))).toEqual([])
  })

  it.each([
    ['an operation', (it: typeof contract) => void (it.paths['/new'] = it.paths['/doctor/loginDoctor'])],
    [
      'an optional field of a body',
      ({ components }: typeof contract) =>
        void (components.schemas.LoginRequest.properties.device = { type: 'string' }),
    ],
    [
      'a field of an answer',
      ({ components }: typeof contract) => void (components.schemas.Booking.properties.note = { type: 'string' }),
    ],
    [
      'a longer text',
      ({ components }: typeof contract) => void (components.schemas.LoginRequest.properties.password.maxLength = 256),
    ],
    [
      'another message',
      (it: typeof contract) => void (it.paths['/doctor/loginDoctor'].post['x-messages'].failure.text = 'No'),
    ],
  ])('is not %s more', (_what, change) => {
    expect(changed(change)).toBe('')
  })

  it.each([
    [
      'a path that is gone',
      (it: typeof contract) => void delete it.paths['/doctor/loginDoctor'],
      /loginDoctor: POST .* is gone/,
    ],
    [
      'another verb',
      ({ paths }: typeof contract) =>
        void ((paths['/doctor/loginDoctor'].put = paths['/doctor/loginDoctor'].post),
        delete paths['/doctor/loginDoctor'].post),
      /is gone/,
    ],
    [
      'another name',
      (it: typeof contract) => void (it.paths['/doctor/loginDoctor'].post.operationId = 'signIn'),
      /now called signIn/,
    ],
    [
      'a field that has become required',
      ({ components }: typeof contract) =>
        void (components.schemas.ListBookingsRequest.required = ['doctorId', 'page']),
      /page has become required/,
    ],
    [
      'a field of a body that is gone',
      ({ components }: typeof contract) => void delete components.schemas.ListBookingsRequest.properties.searchQuery,
      /searchQuery is gone/,
    ],
    [
      'a shorter text',
      ({ components }: typeof contract) => void (components.schemas.LoginRequest.properties.password.maxLength = 20),
      /fewer characters/,
    ],
    [
      'another pattern',
      ({ components }: typeof contract) => void (components.schemas.MobileNumber.pattern = '^[7-9][0-9]{9}$'),
      /another pattern/,
    ],
    [
      'a choice that is gone',
      ({ components }: typeof contract) => void components.schemas.BookingDecision.enum.pop(),
      /no longer takes/,
    ],
    [
      'a field of a response that is gone',
      ({ components }: typeof contract) => void delete components.schemas.Booking.properties.bookingId,
      /bookingId is gone/,
    ],
    [
      'a field of an answer that may be missing',
      ({ components }: typeof contract) => void (components.schemas.Booking.required = ['id']),
      /no longer sure/,
    ],
    [
      'another type',
      ({ components }: typeof contract) => void (components.schemas.Booking.properties.bookingId = { type: 'integer' }),
      /was string and is integer/,
    ],
    [
      'an answer that is gone',
      (it: typeof contract) => void delete it.paths['/doctor/loginDoctor'].post.responses['401'],
      /answer 401 is gone/,
    ],
  ])('is %s', (_what, change, problem) => {
    expect(changed(change)).toMatch(problem)
  })
})
