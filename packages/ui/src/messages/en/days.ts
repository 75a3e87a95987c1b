import { area } from '../area.ts'

/** Short names of the weekdays. */
export const daysMessages = area('days', {
  SUN: 'SUN',
  MON: 'MON',
  TUE: 'TUE',
  WED: 'WED',
  THU: 'THU',
  FRI: 'FRI',
  SAT: 'SAT',
})
