export { Appointments, type AppointmentsProps } from './Appointments.tsx'
export { nextPending, possibleDecisions, rowIntent, type BookingDecision } from './bookingDecisions.ts'
export type { Decide } from './useDecision.ts'
