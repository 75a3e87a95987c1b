import { area } from '../area.ts'

/** What every form says: required, failed, summary of errors. */
export const formsMessages = area('forms', {
  required: 'Required',
  optional: 'optional',
  requiredNote: 'Fields marked * are required.',
  failed: 'Could not send this. What you typed is still here. Try again.',
  partMissing: 'This part could not be loaded. Check your connection, then reload the page.',
  summaryTitle: 'Please check these fields:',
})
