import { area } from '../area.ts'

/** From and to. */
export const hoursMessages = area('hours', {
  from: 'From',
  to: 'To',
  choose: 'Choose',
})
