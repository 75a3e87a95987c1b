import { choices as english } from './en.choices.ts'
import { useMessages } from './useMessages.ts'

/**
 * Returns the names of qualifications and languages. English is loaded with the screen that uses
 * them, not with the provider.
 */
export function useChoiceNames(): typeof english {
  const { qualifications = english.qualifications, spokenLanguages = english.spokenLanguages } = useMessages()
  return { qualifications, spokenLanguages }
}
