import { area } from '../area.ts'

/** Viewing and answering a booking, wherever it is shown. */
export const decisionsMessages = area('decisions', {
  view: 'View',
  edit: 'Edit',
  viewOf: (patient: string) => `View booking of ${patient}`,
  editOf: (patient: string) => `Edit booking of ${patient}`,
  detailsTitle: 'Booking Details',
  editTitle: 'Edit booking',
  approve: 'Approve',
  approving: 'Approving...',
  decline: 'Decline',
  declining: 'Declining...',
  reschedule: 'Reschedule',
  rescheduling: 'Sending...',
  decided: 'This booking has already been answered. Only pending bookings can be changed.',
  rescheduleTitle: 'Send a request to the client to Reschedule the slot',
  rescheduleText: 'The patient will be asked to choose another time.',
  declineTitle: 'Decline this booking?',
  declineText: (patient: string, when: string) => `${patient}, ${when}. This cannot be undone.`,
  /** Whether the patient came. */
  visit: 'Did the patient come?',
  visitOf: (patient: string) => `Did ${patient} come?`,
  visits: 'Who came',
  movedFrom: 'Moved from',
  cancelReason: 'Reason',
  cancelNote: 'Note for the patient',
  visitReason: 'Reason for the visit',
  bookedThrough: 'Booked through',
  byHours: 'Confirmed at once, by your hours',
  cancelReasons: {
    emergency: 'Personal emergency',
    unavailable: 'Not available',
    'schedule-change': 'Change of schedule',
    'facility-closed': 'Clinic closed',
    technical: 'Technical problem',
    other: 'Other reason',
    patient: 'The patient cancelled',
  },
  /** The other bookings of a time, before one of them is approved. */
  sameTimeAs: (patients: string) => `Same time as ${patients}`,
  overdue: {
    title: 'The time has passed',
    declineOnly: 'Can only be declined',
    note: 'The time has passed. This booking can only be declined.',
  },
})
