// Week strip, slot cards and the screen of the slots; joined to the catalogue by en.ts.
import { pluralIn } from './plural.ts'

const count = pluralIn('en')

export const slots = {
  title: 'Slots',
  /** `Monday`, `23 Nov 2026` */
  day: (weekday: string, date: string) => `${weekday}, ${date}`,
  addNew: 'Add New',
  incompleteProfile: 'Please complete your profile before adding slots.',
  days: 'Days',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  today: 'Today',
  available: 'Available',
  notAvailable: 'Not available',
  past: 'Past',
  noSlots: 'No slots',
  openCount: (open: number) => count(open, { other: '# open' }),
  bookedCount: (booked: number) => count(booked, { other: '# booked' }),
  someOpen: 'Open slots',
  allBooked: 'All booked',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  until: (time: string) => `to ${time}`,
  booked: 'Booked',
  selectAll: 'Select All',
  selectedCount: (selected: number) => count(selected, { one: '# slot selected', other: '# slots selected' }),
  list: 'Slots of the day',
  empty: 'No slots available for the selected date',
  emptyText: 'Add the times at which patients may book you.',
  noDay: 'None of these days can be chosen',
  noDayText: 'Days that are over, and days on which you see no patients, have no slots to change.',
  noDays: 'Your available days are not set yet',
  noDaysText: 'Choose in your profile on which days you see patients.',
  editProfile: 'Edit profile',
  stale: 'These slots could not be read again and may be out of date.',
  created: 'Your slot is there.',
}
