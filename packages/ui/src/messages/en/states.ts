import { area } from '../area.ts'

/** Loading, failed, offline and empty states. */
export const statesMessages = area('states', {
  loading: 'Loading...',
  notFilled: 'Not provided',
  sample: 'Sample',
  sampleNote: 'A sample figure, not your own data.',
  offlineTitle: 'You are offline',
  offlineText: 'This page may be out of date. It updates when you are back online.',
  offlineUnchanged: 'You are offline. Nothing was changed.',
  failedTitle: 'This could not be loaded',
  failedText: 'No data was lost. Try again in a moment.',
})
