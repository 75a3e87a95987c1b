import { choices as english } from './en.choices.ts'
import { useMessages } from './useMessages.ts'

/** Names of qualifications and languages. English comes with the screen that asks for them, not with the provider. */
export function useChoiceNames(): typeof english {
  const { qualifications = english.qualifications, spokenLanguages = english.spokenLanguages } = useMessages()
  return { qualifications, spokenLanguages }
}
