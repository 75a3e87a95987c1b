import { area } from '../area.ts'

/** Whether a patient came. */
export const visitsMessages = area('visits', {
  visit: 'Visit',
  anyVisit: 'Any visit',
})
