import { area } from '../area.ts'

/** The dashboard. */
export const dashboardMessages = area('dashboard', {
  summary: 'Summary',
  totalAppointments: 'Total Appointments',
  confirmedAppointments: 'Confirmed Appointments',
  revenue: 'Revenue',
  bookings: 'Latest bookings',
  viewAll: 'View All',
  emptyTitle: 'No bookings yet',
  emptyText: 'Patients can book you once you are live and have open slots.',
  addSlots: 'Go to slots',
  weeklyHours: 'Set your weekly hours',
  revenueDetails: 'Revenue Details',
  expenses: 'Expenses',
  profit: 'Profit',
})
