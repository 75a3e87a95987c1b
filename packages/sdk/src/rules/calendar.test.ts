import { describe, expect, it } from 'vitest'
import { BOOKING_STATUS } from '../generated/enums.ts'
import { conflictsOf, openDay, type OpenException, type TimedBooking } from './calendar.ts'

// Friday, 20 November 2026, 11:30 at the clinic.
const now = new Date('2026-11-20T06:00:00.000Z')
const [friday, saturday] = ['2026-11-20', '2026-11-21']

const booking = (id: string, start: number, end: number, more: Partial<TimedBooking> = {}): TimedBooking => ({
  id,
  date: friday,
  start,
  end,
  status: BOOKING_STATUS.pending,
  ...more,
})

describe('[CAL-08] the other bookings at the time of one', () => {
  const one = booking('one', 900, 930)
  it.each([
    ['overlaps its end', one, booking('other', 915, 945), ['other']],
    ['overlaps its start, confirmed', one, booking('other', 885, 905, { status: BOOKING_STATUS.confirmed }), ['other']],
    ['touches it', one, booking('other', 930, 960), []],
    ['is declined', one, booking('other', 900, 930, { status: BOOKING_STATUS.declined }), []],
    ['is on another day', one, booking('other', 900, 930, { date: saturday }), []],
    ['begins after midnight', booking('late', 1425, 1455), booking('other', 0, 30, { date: saturday }), ['other']],
    ['is the same one', one, one, []],
    ['meets one that has passed', booking('past', 540, 570), booking('other', 540, 570), []],
    ['meets one that is confirmed', { ...one, status: BOOKING_STATUS.confirmed }, booking('other', 900, 930), []],
  ])('one that %s', (_case, shown, other, found) => {
    expect(conflictsOf(shown, [other], now).map(({ id }) => id)).toEqual(found)
  })

  it('are listed earliest first', () => {
    const others = [booking('c', 920, 950), booking('b', 890, 920), booking('a', 920, 950)]
    expect(conflictsOf(one, others, now).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })
})

describe('[CAL-01] an open day', () => {
  const weekdays = new Set(['FRI'])
  it.each([
    ['of the usual hours', friday, [], true],
    ['without hours', saturday, [], false],
    ['that is closed', friday, [{ from: friday, to: saturday, kind: 'closed' }], false],
    ['that is opened', saturday, [{ from: friday, to: saturday, kind: 'hours' }], true],
    ['beside an exception', friday, [{ from: saturday, to: saturday, kind: 'closed' }], true],
  ] satisfies [string, string, OpenException[], boolean][])('a day %s', (_case, date, exceptions, isOpenDay) => {
    expect(openDay<OpenException>(date, weekdays, exceptions).isOpenDay).toBe(isOpenDay)
  })
})
