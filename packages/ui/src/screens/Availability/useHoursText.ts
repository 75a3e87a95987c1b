import { availabilityMessages } from '../../messages/en/availability.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { addDays, formatHour, WEEKDAYS } from '@nalam/sdk'
import type { HoursRange, WeekdayCode } from '@nalam/sdk'
import type { HoursProblem } from '@nalam/sdk/validation'
import { useFormats } from '../../messages/useFormats.ts'

/** A Sunday: the names of weekdays are formatted from dates. */
const SUNDAY = '2026-11-22'

/** Returns functions that format hours and weekdays as text. */
export function useHoursText() {
  const formats = useFormats()
  const { hours } = useMessages(availabilityMessages)
  const problemTexts: Partial<Record<HoursProblem['code'], string>> = {
    'hours.overlap': hours.overlap,
    'hours.too_short': hours.tooShort,
    'hours.too_many': hours.tooMany,
  }
  return {
    weekday: (code: WeekdayCode, style: 'weekdayShort' | 'weekdayLong' = 'weekdayLong') =>
      formats.date(addDays(SUNDAY, WEEKDAYS.indexOf(code)), style),
    /** `9:00 AM – 12:20 PM` */
    range: ({ from, to }: Pick<HoursRange, 'from' | 'to'>) => `${formats.time(from)} – ${formats.time(to)}`,
    /** `9:00 – 12:20`, for places with an axis that shows AM and PM. */
    shortRange: ({ from, to }: Pick<HoursRange, 'from' | 'to'>) =>
      [from, to].map((time) => formats.time(time).replace(/ [AP]M$/, '')).join(' – '),
    hour: formatHour,
    problem: (code: HoursProblem['code']) => problemTexts[code] ?? hours.endFirst,
  }
}
