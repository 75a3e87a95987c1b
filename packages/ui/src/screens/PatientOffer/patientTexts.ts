import type { Language } from '../../messages/internal.ts'
import { en } from './texts/en.ts'

/**
 * The texts of the patient's page in one language. They are not part of the doctor's catalogue. A
 * `name` is empty if the patient's first name is not known.
 */
export type PatientTexts = typeof en

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
