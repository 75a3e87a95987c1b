import { describe, expect, it } from 'vitest'
import { forgetSearches } from '../session/sessionState.ts'
import { listPlace, listState, pageAddress } from './usePagedList.ts'

const DOCTOR = 'doc_meena'

describe('the place of a list', () => {
  it.each<[string, unknown, number]>([
    ['', null, 1],
    ['?page=2', null, 2],
    ['?page=0', null, 1],
    ['?page=-3', null, 1],
    ['?page=1.5', null, 1],
    ['?page=two', { search: 'Anitha' }, 1],
    ['?page=99999999', { from: '/x' }, 1],
    ['', { searchKey: 'of an older page' }, 1],
    ['', { searchKey: 7 }, 1],
  ])('%s with %j', (query, state, page) => {
    expect(listPlace(query, state, DOCTOR)).toEqual({ page, search: '' })
  })

  it('names the page in the address, never the search', () => {
    expect(pageAddress('/doctor/tickets', 1)).toBe('/doctor/tickets')
    expect(pageAddress('/doctor/tickets', 14)).toBe('/doctor/tickets?page=14')
    expect(pageAddress('/doctor/tickets', 14, 'status=open')).toBe('/doctor/tickets?status=open&page=14')
    expect(pageAddress('/doctor/tickets', 1, 'status=open')).toBe('/doctor/tickets?status=open')
  })

  it('a history entry finds its search again, and does not hold the text', () => {
    const state = listState(DOCTOR, 'மருந்து')
    expect(JSON.stringify(state)).not.toContain('மருந்து')
    expect(listPlace('?page=2', state, DOCTOR)).toEqual({ page: 2, search: 'மருந்து' })
    expect(listState(DOCTOR, '')).toEqual({ searchKey: undefined })
  })

  it('the search of an entry is available neither to another doctor nor after signing out', () => {
    const state = listState(DOCTOR, 'Anitha Selvam')
    expect(listPlace('', state, 'doc_other').search).toBe('')
    forgetSearches()
    expect(listPlace('', state, DOCTOR).search).toBe('')
  })
})
