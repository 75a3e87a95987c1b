import { area } from '../area.ts'

/** The region of the toasts and their kinds. */
export const toastsMessages = area('toasts', {
  region: 'Notifications',
  success: 'Done',
  error: 'Error',
  info: 'Information',
})
