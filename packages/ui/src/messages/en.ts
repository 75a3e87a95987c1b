// English is the type of every catalogue. One area per screen or component; `errors` and
// `validation` stay empty here because their English is in the SDK (decision D9). A text with a
// value is a function, so that the compiler checks its use.
import { account } from './en.account.ts'
import { bookings } from './en.bookings.ts'
import { greeting } from './en.greeting.ts'
import { profile } from './en.profile.ts'
import { slots } from './en.slots.ts'
import { tickets } from './en.tickets.ts'
import { pluralIn } from './plural.ts'

const count = pluralIn('en')

export const en = {
  actions: {
    cancel: 'Cancel',
    close: 'Close',
    back: 'Back',
    tryAgain: 'Try again',
    dismiss: 'Dismiss',
    yes: 'Yes',
    no: 'No',
  },
  states: {
    loading: 'Loading...',
    notFilled: 'Not provided',
    sample: 'Sample',
    sampleNote: 'A sample figure, not your own data.',
    offlineTitle: 'You are offline',
    offlineText: 'This page may be out of date. It updates when you are back online.',
    offlineUnchanged: 'You are offline. Nothing was changed.',
    failedTitle: 'This could not be loaded',
    failedText: 'No data was lost. Try again in a moment.',
  },
  toasts: {
    region: 'Notifications',
    success: 'Done',
    error: 'Error',
    info: 'Information',
  },
  frame: {
    home: (product: string) => `${product}, go to dashboard`,
    ...greeting,
    skipToContent: 'Skip to content',
    openNavigation: 'Open navigation',
    closeNavigation: 'Close navigation',
    navigation: 'Main',
    dashboard: 'Dashboard',
    appointments: 'Appointments',
    slots: 'Slots',
    tickets: 'Tickets',
    profile: 'Profile',
    pendingCount: (pending: number) =>
      count(pending, { one: '# waiting for your answer', other: '# waiting for your answer' }),
    accountMenu: 'Account menu',
    myProfile: 'My Profile',
    logout: 'Logout',
    activeStatus: 'Active Status',
    activeOn: 'You are live. Patients can book your open slots.',
    activeOff: 'You are not live. Patients cannot book you.',
    activeUnknown: 'Loading your status...',
  },
  logoutDialog: {
    title: 'Confirm Logout',
    text: 'You are leaving! Are you sure?',
    detail: 'Click Yes to sign out.',
    confirm: 'Yes, Logout!',
  },
  profilePrompt: {
    title: 'Complete your profile',
    text: 'Please complete your profile to access all features.',
    go: 'Go to Profile',
  },
  activationPrompt: {
    title: 'Activate your status',
    text: 'Would you like to activate your status?',
    detail: "By clicking 'YES', your status will go live",
  },
  sessionExpired: {
    title: 'Session expired',
    text: 'Sign in again to continue. Nothing you typed is lost.',
    signIn: 'Sign in again',
    someoneElse: 'Sign in as someone else',
    lost: 'Your changes will be lost.',
  },
  leaveForm: {
    title: 'Leave without saving?',
    text: 'Your changes on this page have not been saved.',
    stay: 'Stay',
    leave: 'Leave',
  },
  live: {
    newBookings: (bookings: number) => count(bookings, { one: '# new booking. Show', other: '# new bookings. Show' }),
    updated: (ago: string) => `Updated ${ago}`,
    updatedNow: 'Updated just now',
  },
  appearance: {
    language: 'Language',
    appearance: 'Appearance',
    system: 'Use system setting',
    light: 'Light',
    dark: 'Dark',
    highContrast: 'High contrast',
    density: 'Density',
    comfortable: 'Comfortable',
    compact: 'Compact',
  },
  status: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    declined: 'Declined',
    reschedule: 'Reschedule',
    open: 'Open',
    inProgress: 'In progress',
    resolved: 'Resolved',
  },
  table: {
    serialNumber: 'S.No',
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
  },
  pagination: {
    label: 'Pagination',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  ...account,
  ...bookings,
  ...profile,
  slots,
  tickets,
  dateField: {
    hint: (example: string) => `Day-month-year, for example ${example}`,
    open: 'Open calendar',
    calendar: 'Calendar',
    previousYear: 'Previous year',
    nextYear: 'Next year',
  },
  notFound: {
    title: 'Page not found',
    text: 'The page may have moved, or the link may be incomplete.',
    home: 'Go to home page',
  },
  somethingWentWrong: {
    title: 'Something went wrong',
    text: 'This page stopped working. Your data is safe. Try again, or go to the home page.',
    requestId: (id: string) => `Reference: ${id}`,
  },
  errors: {},
  validation: {},
}
