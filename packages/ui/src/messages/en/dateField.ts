import { area } from '../area.ts'

/** A date and its calendar. */
export const dateFieldMessages = area('dateField', {
  hint: (example: string) => `Day-month-year, for example ${example}`,
  open: 'Open calendar',
  calendar: 'Calendar',
  previousYear: 'Previous year',
  nextYear: 'Next year',
})
