import { area } from '../area.ts'

/** Names of the statuses of bookings and tickets. */
export const statusMessages = area('status', {
  pending: 'Pending',
  confirmed: 'Confirmed',
  declined: 'Declined',
  reschedule: 'Reschedule',
  open: 'Open',
  inProgress: 'In progress',
  resolved: 'Resolved',
})
