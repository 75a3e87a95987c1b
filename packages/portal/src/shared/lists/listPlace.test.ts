import { describe, expect, it } from 'vitest'
import { listPlace, pageAddress } from './listPlace.ts'

describe('where a list stands', () => {
  it.each<[string, unknown, ReturnType<typeof listPlace>]>([
    ['', null, { page: 1, search: '' }],
    ['?page=2', null, { page: 2, search: '' }],
    ['?page=2', { search: 'மருந்து' }, { page: 2, search: 'மருந்து' }],
    ['?page=0', null, { page: 1, search: '' }],
    ['?page=-3', null, { page: 1, search: '' }],
    ['?page=1.5', null, { page: 1, search: '' }],
    ['?page=two', { search: 7 }, { page: 1, search: '' }],
    ['?page=99999999', { from: '/x' }, { page: 1, search: '' }],
  ])('%s with %j', (query, state, place) => {
    expect(listPlace(query, state)).toEqual(place)
  })

  it('names the page in the address, never the search', () => {
    expect(pageAddress('/doctor/tickets', 1)).toBe('/doctor/tickets')
    expect(pageAddress('/doctor/tickets', 14)).toBe('/doctor/tickets?page=14')
  })
})
