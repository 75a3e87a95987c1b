import { expect, it } from 'vitest'
import { patientTime } from './patientTime.ts'

const TODAY = '2026-11-28'

it.each([
  ['en', '2026-12-03', '10:30', 'Thu 3 Dec', '10:30 AM'],
  ['ta', '2026-12-03', '10:30', 'வியாழன், 3 டிசம்பர்', 'காலை 10:30 மணி'],
  ['hi', '2026-12-03', '10:30', 'गुरुवार, 3 दिसंबर', 'सुबह 10:30 बजे'],
  // As the API writes a day; and the year only where it is another one.
  ['en', '02-01-2027', '18:00', 'Sat 2 Jan 2027', '6:00 PM'],
  ['ta', '02-01-2027', '18:00', 'சனி, 2 ஜனவரி 2027', 'மாலை 6:00 மணி'],
  ['hi', '02-01-2027', '18:00', 'शनिवार, 2 जनवरी 2027', 'शाम 6:00 बजे'],
])('in %s %s %s is read as %s, %s', (language, date, time, day, clock) => {
  expect(patientTime({ date, time }, language, TODAY)).toEqual({ day, time: clock })
})

it.each([
  ['00:30', 'இரவு 12:30 மணி', 'रात 12:30 बजे'],
  ['04:00', 'காலை 4:00 மணி', 'सुबह 4:00 बजे'],
  ['11:40', 'காலை 11:40 மணி', 'सुबह 11:40 बजे'],
  ['12:00', 'மதியம் 12:00 மணி', 'दोपहर 12:00 बजे'],
  ['14:20', 'பிற்பகல் 2:20 மணி', 'दोपहर 2:20 बजे'],
  ['16:00', 'மாலை 4:00 மணி', 'शाम 4:00 बजे'],
  ['19:59', 'மாலை 7:59 மணி', 'शाम 7:59 बजे'],
  ['20:00', 'இரவு 8:00 மணி', 'रात 8:00 बजे'],
])('%s has its part of the day in Tamil and Hindi', (time, ta, hi) => {
  const at = { date: TODAY, time }
  expect([patientTime(at, 'ta', TODAY).time, patientTime(at, 'hi', TODAY).time]).toEqual([ta, hi])
})
