import { describe, expect, it } from 'vitest'
import { slotAddress } from '../../shared/paths.ts'
import { slotPlace } from './slots.ts'

describe('the place of the slots', () => {
  it.each<[string, unknown, ReturnType<typeof slotPlace>]>([
    ['', null, { asked: null, remembered: null }],
    ['?date=2026-11-23', null, { asked: '2026-11-23', remembered: null }],
    ['?date=2026-11-25', { weekStart: '2026-11-22' }, { asked: '2026-11-25', remembered: '2026-11-22' }],
    ['?date=2026-11-25', { weekStart: 22 }, { asked: '2026-11-25', remembered: null }],
    ['?date=', 'a text', { asked: '', remembered: null }],
  ])('%s with %j', (query, state, place) => {
    expect(slotPlace(query, state)).toEqual(place)
  })

  it('an address leads back to its day', () => {
    expect(slotPlace(new URL(slotAddress('2026-11-23'), 'https://nalam.example').search, null).asked).toBe('2026-11-23')
  })
})
