export { Appointments, type AppointmentsProps } from './Appointments.tsx'
export { nextPending, possibleDecisions, rowIntent, type Decision } from './bookingActions.ts'
