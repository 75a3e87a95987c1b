import { day as english } from './en.day.ts'
import { useMessages } from './useMessages.ts'

/** The texts of a doctor's day (filters, today). English comes with the screen that asks for them, not with the provider. */
export const useDayMessages = (): typeof english => useMessages().day ?? english
