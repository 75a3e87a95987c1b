import { area } from '../area.ts'

/** Words on buttons that many parts have. */
export const actionsMessages = area('actions', {
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  yes: 'Yes',
  no: 'No',
})
