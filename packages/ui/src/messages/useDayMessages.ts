import { day as english } from './en.day.ts'
import { useMessages } from './useMessages.ts'

/**
 * Returns the texts of the doctor's day (filters, today). English is loaded with the screen that
 * uses them, not with the provider.
 */
export const useDayMessages = (): typeof english => useMessages().day ?? english
