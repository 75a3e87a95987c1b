import { describe, expect, it } from 'vitest'
import { addressOf, placeOf } from './listAddress.ts'

describe('where the appointments list stands', () => {
  it.each([
    ['', null, { page: 1, search: '' }],
    ['?page=2', null, { page: 2, search: '' }],
    ['?page=2', { search: 'கவிதா' }, { page: 2, search: 'கவிதா' }],
    ['?page=0', null, { page: 1, search: '' }],
    ['?page=-3', null, { page: 1, search: '' }],
    ['?page=1.5', null, { page: 1, search: '' }],
    ['?page=two', { search: 7 }, { page: 1, search: '' }],
    ['?page=99999999', { from: '/x' }, { page: 1, search: '' }],
  ])('%s with %j', (query, state, place) => {
    expect(placeOf(query, state)).toEqual(place)
  })

  it('names the page in the address, never the search', () => {
    expect(addressOf(1)).toBe('/doctor/appointment')
    expect(addressOf(14)).toBe('/doctor/appointment?page=14')
  })
})
