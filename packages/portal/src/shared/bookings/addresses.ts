import { paths } from '../paths.ts'

/** Where the number of waiting bookings leads: to them, the soonest first (FIND-02). */
export const waitingAddress = `${paths.appointments}?status=waiting`
export const waitingTodayAddress = `${paths.appointments}?status=waiting&when=today`
export const todayAddress = `${paths.appointments}?when=today`
/** The day as it is at the clinic. */
export const todayInCalendar = `${paths.calendar}?view=day`
