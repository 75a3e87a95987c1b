import { availability as english } from './en.availability.ts'
import { useMessages } from './useMessages.ts'

/**
 * Returns the texts of weekly hours and publications. English is loaded with the screen that uses
 * them, not with the provider.
 */
export const useAvailabilityMessages = (): typeof english => useMessages().availability ?? english
