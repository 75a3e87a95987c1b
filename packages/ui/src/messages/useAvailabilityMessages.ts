import { availability as english } from './en.availability.ts'
import { useMessages } from './useMessages.ts'

/** The texts of weekly hours and publications. English comes with the screen that asks for them, not with the provider. */
export const useAvailabilityMessages = (): typeof english => useMessages().availability ?? english
