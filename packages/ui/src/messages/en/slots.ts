import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Week strip, slot cards and the page of the slots. */
export const slotsMessages = area('slots', {
  addNew: 'Add New',
  incompleteProfile: 'Please complete your profile before adding slots.',
  days: 'Days',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  today: 'Today',
  available: 'Available',
  notAvailable: 'Closed',
  past: 'Past',
  noSlots: 'No slots',
  openCount: (open: number) => count(open, { other: '# open' }),
  bookedCount: (booked: number) => count(booked, { other: '# booked' }),
  pastCount: (past: number) => count(past, { one: '# past slot', other: '# past slots' }),
  someOpen: 'Open slots',
  allBooked: 'All booked',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  until: (time: string) => `to ${time}`,
  booked: 'Booked',
  /** Offered to a patient, who has not answered yet. */
  held: 'Held',
  selectAll: 'Select All',
  selectedCount: (selected: number) => count(selected, { one: '# slot selected', other: '# slots selected' }),
  list: 'Slots for this day',
  empty: 'No slots available for the selected date',
  emptyText: 'Add times that patients can book.',
  noDay: 'None of these days can be selected',
  noDayText: 'Past days and closed days have no slots to change.',
  noDays: 'Your available days are not set yet',
  noDaysText: 'In your profile, choose the days when you see patients.',
  editProfile: 'Edit profile',
  stale: 'These slots could not be refreshed and may be out of date.',
  created: 'Slot added.',
})
