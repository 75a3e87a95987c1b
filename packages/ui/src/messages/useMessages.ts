import { createContext, useContext } from 'react'
import { en } from './en.ts'
import type { Language } from './languages.ts'
import type { Messages } from './Messages.ts'

/**
 * The current language and its catalogue. English without a provider, so that a single component
 * works on its own.
 */
export const LanguageContext = createContext<{ language: Language; messages: Messages }>({
  language: 'en',
  messages: en,
})

/** Returns all texts of the interface, typed, in the current language. */
export function useMessages(): Messages {
  return useContext(LanguageContext).messages
}

/** Returns the current language. */
export function useLanguage(): Language {
  return useContext(LanguageContext).language
}
