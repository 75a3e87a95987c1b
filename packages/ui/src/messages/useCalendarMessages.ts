import { calendar as english } from './en.calendar.ts'
import { useMessages } from './useMessages.ts'

/** The texts of the calendar. English comes with the screen that asks for them, not with the provider. */
export const useCalendarMessages = (): typeof english => useMessages().calendar ?? english
