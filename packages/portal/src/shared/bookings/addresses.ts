import { paths } from '../paths.ts'

/** Target of the number of waiting bookings: these bookings, the soonest first (FIND-02). */
export const waitingAddress = `${paths.appointments}?status=waiting`
export const waitingTodayAddress = `${paths.appointments}?status=waiting&when=today`
export const todayAddress = `${paths.appointments}?when=today`
/** Today's day view of the calendar. */
export const todayInCalendar = `${paths.calendar}?view=day`
