import { BOOKING_DECISION, BOOKING_STATUS } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { searchPatterns, transition } from './rules.ts'

const { pending, confirmed, declined, reschedule } = BOOKING_STATUS
const alreadyDecided = { problem: 'booking.already_decided' }

describe('a decision', () => {
  it.each([
    ['approve', pending, { status: confirmed, slot: 'unchanged', event: 'booking.accepted' }],
    ['decline', pending, { status: declined, slot: 'freed', event: 'booking.declined' }],
    ['reschedule', pending, { status: reschedule, slot: 'freed', event: 'booking.reschedule_requested' }],
    ['approve', confirmed, alreadyDecided],
    ['decline', confirmed, alreadyDecided],
    ['reschedule', confirmed, alreadyDecided],
    ['approve', declined, alreadyDecided],
    ['decline', declined, alreadyDecided],
    ['reschedule', declined, alreadyDecided],
    ['approve', reschedule, alreadyDecided],
    ['decline', reschedule, alreadyDecided],
    ['reschedule', reschedule, alreadyDecided],
  ] as const)('%s of a booking with status %i', (decision, status, expected) => {
    expect(transition({ status }, BOOKING_DECISION[decision])).toEqual(expected)
  })
})

describe('the search of bookings', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['   ', []],
    ['Anitha', ['%anitha%']],
    ['Govindan  Prabhu', ['%govindan%', '%prabhu%']],
    [' NLM-100231 ', ['%nlm-100231%']],
    ['50%', [String.raw`%50\%%`]],
    ['a_b', [String.raw`%a\_b%`]],
    ['+91 98765 43210', ['%9876543210%']],
    ['98765-43210', ['%9876543210%']],
    ['98765 43210 anitha', ['%9876543210%', '%anitha%']],
    ['anitha +91 98765 43210 selvam', ['%anitha%', '%9876543210%', '%selvam%']],
    ['9876543210 100231', ['%9876543210%', '%100231%']],
    ['98765-43210 100231', ['%9876543210%', '%100231%']],
    ['12 selvam', ['%12%', '%selvam%']],
    ['கவிதா', ['%கவிதா%']],
  ])('search %j looks for %j', (search, patterns) => {
    expect(searchPatterns(search)).toEqual(patterns)
  })
})
