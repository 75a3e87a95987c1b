import { createContext, useContext } from 'react'
import { type Area } from './area.ts'
import { textsOf, type Catalogue, type Messages } from './catalogue.ts'
import type { Language } from './languages.ts'

/**
 * The current language and its catalogue. English without a provider, so that a single component
 * works on its own.
 */
export const LanguageContext = createContext<{ language: Language; messages: Messages }>({
  language: 'en',
  messages: {},
})

/** Returns the current language and its catalogue. */
export const useSpokenLanguage = () => useContext(LanguageContext)

/**
 * Returns the texts of an area in the current language, typed. The English ones are loaded with the
 * component that names the area, the other languages as a whole.
 */
export function useMessages<Name extends keyof Catalogue>(area: Area<Name, Catalogue[Name]>): Catalogue[Name] {
  return textsOf(area, useSpokenLanguage().messages)
}

/** Returns the current language. */
export function useLanguage(): Language {
  return useSpokenLanguage().language
}
