import { expect, it } from 'vitest'
import { formatDate, formatDay, formatWeekday } from './displayDate.ts'

it.each([
  ['20-11-2026', 'en', '20 Nov 2026'],
  ['2026-09-05', 'en', '5 Sep 2026'],
  ['2026-09-05', 'en-IN', '5 Sep 2026'],
  ['20-11-2026', 'ta', '20 நவ. 2026'],
  ['20-11-2026', 'hi', '20 नव॰ 2026'],
  ['30-02-2026', 'en', '30-02-2026'],
  ['', 'en', ''],
  ['20-11-2026', 'ta_IN', '20 Nov 2026'],
  ['20-11-2026', '', '20 Nov 2026'],
  ['20-11-2026', 'en-a', '20 Nov 2026'],
  ['20-11-2026', 'hi-u-nu-deva', '20 नव॰ 2026'],
])('%j in %s is shown as %j', (date, locale, shown) => {
  expect(formatDate(date, locale)).toBe(shown)
})

it.each([
  ['month', 'en', 'November 2026'],
  ['weekdayShort', 'en', 'Fri'],
  ['weekdayLong', 'en', 'Friday'],
  ['day', 'ta', '20'],
  ['monthShort', 'en', 'Nov'],
  ['monthLong', 'en', 'November'],
  ['month', 'ta', 'நவம்பர் 2026'],
  ['weekdayLong', 'hi', 'शुक्रवार'],
] as const)('style %s in %s gives %j', (style, locale, shown) => {
  expect(formatDate('20-11-2026', locale, style)).toBe(shown)
})

it.each([
  ['20-11-2026', 'en', 'short', 'Fri 20 Nov'],
  ['2026-11-20', 'en', 'long', 'Friday 20 November'],
  ['20-11-2026', 'ta', 'long', 'வெள்ளி 20 நவம்பர்'],
  // The year only where it is another one.
  ['2027-01-01', 'en', 'short', 'Fri 1 Jan 2027'],
  ['01-01-2027', 'hi', 'long', 'शुक्रवार 1 जनवरी 2027'],
  ['soon', 'en', 'short', 'soon'],
] as const)('the day %s in %s, %s, is %s', (date, locale, length, shown) => {
  expect(formatDay(date, locale, length, '2026-11-28')).toBe(shown)
})

it('does not slip by a day in early years', () => {
  expect(formatDate('01-03-0099')).toBe('1 Mar 99')
})

it.each([
  ['FRI', 'en', 'weekdayLong', 'Friday'],
  ['SUN', 'en', 'weekdayShort', 'Sun'],
  ['FRI', 'hi', 'weekdayLong', 'शुक्रवार'],
] as const)('the weekday %s in %s, %s, is %s', (code, locale, style, shown) => {
  expect(formatWeekday(code, locale, style)).toBe(shown)
})
