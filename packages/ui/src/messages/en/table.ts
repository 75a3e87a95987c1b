import { area } from '../area.ts'

/** Columns of the bookings, in tables, cards, details and the CSV file. */
export const tableMessages = area('table', {
  serialNumber: 'S.No',
  number: (number: string) => `No. ${number}`,
  call: (patient: string) => `Call ${patient}`,
  date: 'Date',
  bookingId: 'Booking ID',
  patientName: 'Patient name',
  mobileNumber: 'Mobile Number',
  slot: 'Slot',
  payment: 'Payment',
  method: 'Method',
  status: 'Status',
  action: 'Action',
  paid: 'Paid',
  online: 'Online',
})
