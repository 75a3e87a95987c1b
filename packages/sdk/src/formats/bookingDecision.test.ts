import { describe, expect, it } from 'vitest'
import { BOOKING_DECISION, BOOKING_STATUS } from '../generated/enums.ts'
import { BOOKING_ACTIONS, parseBookingDecision } from './bookingStatus.ts'

describe('booking decisions', () => {
  it.each([
    [2, 'approve'],
    [3, 'decline'],
    [4, 'reschedule'],
  ])('code %i means %s', (code, action) => {
    expect(parseBookingDecision(code)).toEqual({ action })
  })

  it.each([1, 5, '2', null, undefined, 'approve'])('%j is not a decision', (code) => {
    expect(parseBookingDecision(code)).toBeNull()
  })

  it('has the status afterwards as its code', () => {
    expect(BOOKING_ACTIONS).toEqual(['approve', 'decline', 'reschedule'])
    const { confirmed, declined, reschedule } = BOOKING_STATUS
    expect(BOOKING_ACTIONS.map((action) => BOOKING_DECISION[action])).toEqual([confirmed, declined, reschedule])
  })
})
