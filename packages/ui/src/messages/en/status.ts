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
  /** The states of a booking (`BookingState`), the same words in every view, on paper and in a file. */
  states: {
    waiting: 'Pending',
    lapsed: 'Not answered in time',
    'none-fits': 'None of the times fits',
    'no-answer': 'No answer',
    offered: 'Other times offered',
    'offered-kept': 'Other times offered, this one is kept',
    asked: 'Asked to choose another time',
    confirmed: 'Confirmed',
    arrived: 'Arrived',
    seen: 'Seen',
    'no-show': 'No-show',
    declined: 'Declined',
    cancelled: 'Cancelled',
  },
})
