import { createContext, useContext } from 'react'
import { en } from './en.ts'
import type { Language } from './languages.ts'
import type { Messages } from './Messages.ts'

/** Language and catalogue in use. English without a provider, so that a single component works on its own. */
export const LanguageContext = createContext<{ language: Language; messages: Messages }>({
  language: 'en',
  messages: en,
})

/** Every text of the interface, typed, in the language in use. */
export function useMessages(): Messages {
  return useContext(LanguageContext).messages
}

/** The language in use. */
export function useLanguage(): Language {
  return useContext(LanguageContext).language
}
