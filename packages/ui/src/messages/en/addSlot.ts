import { area } from '../area.ts'

/** The page that adds a slot. */
export const addSlotMessages = area('addSlot', {
  subtitle: 'A slot lasts 30 minutes. Patients can book it right away.',
  startDate: 'Start Date',
  startTime: 'Start Time',
  chooseTime: 'Choose a time',
  closedDay: 'You are closed on this day.',
  closedFor: (note: string) => `You are closed on this day: ${note}`,
  submit: 'Submit',
  submitting: 'Submitting...',
})
