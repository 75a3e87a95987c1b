import { calendar as english } from './en.calendar.ts'
import { useMessages } from './useMessages.ts'

/**
 * Returns the texts of the calendar. English is loaded with the screen that uses them, not with the
 * provider.
 */
export const useCalendarMessages = (): typeof english => useMessages().calendar ?? english
