import { area } from '../area.ts'

/** Names of the statuses of bookings, of visits, and of tickets. */
export const statusMessages = area('status', {
  pending: 'Pending',
  confirmed: 'Confirmed',
  declined: 'Declined',
  reschedule: 'Reschedule',
  cancelled: 'Cancelled',
  arrived: 'Arrived',
  seen: 'Seen',
  'no-show': 'No-show',
  open: 'Open',
  inProgress: 'In progress',
  resolved: 'Resolved',
})
