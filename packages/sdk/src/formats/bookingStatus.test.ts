import { expect, it } from 'vitest'
import { BOOKING_STATUS } from '../generated/enums.ts'
import { parseBookingStatus } from './bookingStatus.ts'
import { describeBookingStatus } from './describeBookingStatus.ts'

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  ['1', 1],
  [' 4 ', 4],
  ['Pending', 1],
  ['Accepted', 2],
  ['Confirmed', 2],
  ['Declined', 3],
  ['Reschedule', 4],
  ['PENDING', 1],
  [0, null],
  [5, null],
  [1.5, null],
  ['', null],
  ['Cancelled', null],
  ['constructor', null],
  [null, null],
  [undefined, null],
  [true, null],
  [['1'], null],
])('%j is the status %j', (value, code) => {
  expect(parseBookingStatus(value)).toBe(code)
})

it.each([
  ['pending', 1, 'Pending', 'blue'],
  ['confirmed', 2, 'Confirmed', 'green'],
  ['declined', 3, 'Declined', 'red'],
  ['reschedule', 4, 'Reschedule', 'amber'],
] as const)('%s has code %i, is called %s and is %s', (name, code, label, tone) => {
  expect(BOOKING_STATUS[name]).toBe(code)
  expect(describeBookingStatus(code)).toEqual({ code, name, label, tone })
  expect(parseBookingStatus(label)).toBe(code)
})
