import type { Language } from '../../messages/internal.ts'
import { en, type PatientTexts } from './texts/en.ts'

/**
 * Loads the texts of a language. Tamil and Hindi are a chunk each.
 *
 * @throws if the chunk cannot be fetched
 */
export async function loadPatientTexts(language: Language): Promise<PatientTexts> {
  switch (language) {
    case 'ta':
      return (await import('./texts/ta.ts')).ta
    case 'hi':
      return (await import('./texts/hi.ts')).hi
    case 'en':
      return en
  }
}
