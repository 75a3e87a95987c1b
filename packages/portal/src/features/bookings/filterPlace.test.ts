import { FIRST_FILTERS, NO_FILTERS } from '@nalam/ui/screens/Appointments'
import { describe, expect, it } from 'vitest'
import { todayAddress, waitingAddress, waitingTodayAddress } from '../../shared/bookings/useDashboardBookings.ts'
import { paths } from '../../shared/paths.ts'
import { filterQuery, filterRequest, readFilters } from './AppointmentsRoute.tsx'

const DAYS = { from: '2026-11-24', to: '2026-12-02' }

describe('[FIND-01] filters in the address', () => {
  it.each([
    ['status=all', NO_FILTERS],
    ['status=waiting', { status: 'waiting', when: 'any', order: 'soonest' }],
    ['status=waiting&order=latest', { status: 'waiting', when: 'any', order: 'latest' }],
    ['order=soonest', { status: 'all', when: 'any', order: 'soonest' }],
    ['status=declined', { status: 'declined', when: 'any', order: 'latest' }],
    ['when=today', { status: 'all', when: 'today', order: 'soonest' }],
    ['status=reschedule&when=week', { status: 'reschedule', when: 'week', order: 'soonest' }],
    ['from=2026-11-24&to=2026-12-02', { status: 'all', when: DAYS, order: 'soonest' }],
  ] as const)('%s, there and back', (query, filters) => {
    expect(readFilters(`?${query}&page=2`)).toEqual(filters)
    expect(filterQuery(filters)).toBe(query)
  })

  it.each([
    '?status=2',
    '?status=Waiting',
    '?when=yesterday',
    '?order=random',
    '?from=2026-11-24',
    '?from=2026-12-02&to=2026-11-24',
    '?from=2026-02-30&to=2026-03-01',
    '?from=24-11-2026&to=25-11-2026',
  ])('%s filters nothing', (query) => {
    expect(readFilters(query)).toEqual(NO_FILTERS)
  })

  it.each(['', '?page=2'])('the address %s shows what waits, the soonest first', (query) => {
    expect(readFilters(query)).toEqual(FIRST_FILTERS)
  })

  it('[FIND-02] the links of the figures lead to their lists, the soonest first', () => {
    const filtersOf = (address: string) => {
      const { pathname, search } = new URL(address, 'https://clinic.example')
      expect(pathname).toBe(paths.appointments)
      return readFilters(search)
    }
    expect(filtersOf(waitingAddress)).toEqual({ status: 'waiting', when: 'any', order: 'soonest' })
    expect(filtersOf(waitingTodayAddress)).toEqual({ status: 'waiting', when: 'today', order: 'soonest' })
    expect(filtersOf(todayAddress)).toEqual({ status: 'all', when: 'today', order: 'soonest' })
  })
})

describe('[VISIT-04] filters of cancelled bookings and visits', () => {
  it.each([
    ['status=cancelled', { status: 'cancelled', when: 'any', order: 'latest' }, { status: [3], cancelled: true }],
    ['status=declined', { status: 'declined', when: 'any', order: 'latest' }, { status: [3], cancelled: false }],
    [
      'status=confirmed&visit=no-show',
      { status: 'confirmed', when: 'any', order: 'latest', visit: 'no-show' },
      { status: [2], visit: ['no-show'] },
    ],
  ] as const)('%s, there and back, and in the request', (query, filters, request) => {
    expect(readFilters(query, true)).toEqual(filters)
    expect(filterQuery(filters)).toBe(query)
    expect(filterRequest(filters, '2026-11-24', true)).toEqual({ order: 'latest', ...request })
  })

  it('[EXT-01] filter nothing on a server without them', () => {
    for (const query of ['status=cancelled', 'visit=seen']) expect(readFilters(query)).toEqual(NO_FILTERS)
    expect(filterRequest({ ...NO_FILTERS, status: 'declined' }, '2026-11-24')).not.toHaveProperty('cancelled')
  })
})

describe('[FIND-01] filters in the request', () => {
  const TUESDAY = '2026-11-24'
  it.each([
    [NO_FILTERS, { order: 'latest' }],
    [
      { status: 'waiting', when: 'any', order: 'soonest' },
      { status: [1], order: 'soonest' },
    ],
    [
      { status: 'confirmed', when: 'today', order: 'soonest' },
      { status: [2], from: '2026-11-24', to: '2026-11-24', order: 'soonest' },
    ],
    [
      { status: 'all', when: 'tomorrow', order: 'latest' },
      { from: '2026-11-25', to: '2026-11-25', order: 'latest' },
    ],
    [
      { status: 'declined', when: 'week', order: 'soonest' },
      { status: [3], from: '2026-11-22', to: '2026-11-28', order: 'soonest' },
    ],
    [
      { status: 'reschedule', when: DAYS, order: 'soonest' },
      { status: [4], from: '2026-11-24', to: '2026-12-02', order: 'soonest' },
    ],
  ] as const)('%j', (filters, request) => {
    expect(filterRequest(filters, TUESDAY)).toEqual(request)
  })

  it.each([
    ['2026-11-22', '2026-11-22', '2026-11-28'],
    ['2026-11-28', '2026-11-22', '2026-11-28'],
    ['2026-11-29', '2026-11-29', '2026-12-05'],
  ])('the week of %s is from Sunday to Saturday', (today, from, to) => {
    expect(filterRequest({ ...NO_FILTERS, when: 'week' }, today)).toMatchObject({ from, to })
  })
})
