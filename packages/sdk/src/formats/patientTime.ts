import { formatClockTime, formatShortTime, minutesOfDay } from './clockTime.ts'
import { clinicToday } from './clinicTime.ts'
import { formatDay } from './displayDate.ts'

/** A day and a time in words that a sentence to a patient continues. */
export interface PatientTime {
  /** `Thu 3 Dec`, `வியாழன், 3 டிசம்பர்`, `गुरुवार, 3 दिसंबर` */
  readonly day: string
  /** `10:30 AM`, `காலை 10:30 மணி` (with `க்கு`: at), `सुबह 10:30 बजे` */
  readonly time: string
}

/** The parts of a day, by the hour from which each lasts. */
const PARTS = {
  ta: [
    [0, 'இரவு'],
    [4, 'காலை'],
    [12, 'மதியம்'],
    [14, 'பிற்பகல்'],
    [16, 'மாலை'],
    [20, 'இரவு'],
  ],
  hi: [
    [0, 'रात'],
    [4, 'सुबह'],
    [12, 'दोपहर'],
    [16, 'शाम'],
    [20, 'रात'],
  ],
} as const

const HOUR_WORDS = { ta: 'மணி', hi: 'बजे' }

const hasProse = (language: string): language is keyof typeof PARTS => Object.hasOwn(PARTS, language)

function timeInWords(time: string, language: string): string {
  const minutes = minutesOfDay(time)
  if (minutes === null || !hasProse(language)) return formatClockTime(time)
  const part = PARTS[language].findLast(([hour]) => hour * 60 <= minutes)?.[1] ?? ''
  return `${part} ${formatShortTime(time)} ${HOUR_WORDS[language]}`
}

/**
 * Formats a time for a patient: the words of messages and of the patient's page. In Tamil and Hindi
 * a time is read as prose, with the part of the day in place of AM and PM. The year is there only if
 * it is not this year.
 *
 * @param at the day, `DD-MM-YYYY` or `YYYY-MM-DD`, and the 24-hour time `HH:MM`
 * @param language `en`, `ta` or `hi`; any other has its own names of days and months
 * @param today the day on which it is read, ISO `YYYY-MM-DD`; default: today at the clinic
 */
export function patientTime(
  { date, time }: { date: string; time: string },
  language: string,
  today: string = clinicToday(),
): PatientTime {
  const day = hasProse(language)
    ? formatDay(date, language, 'long', today).replace(' ', ', ')
    : formatDay(date, language, 'short', today)
  return { day, time: timeInWords(time, language) }
}
