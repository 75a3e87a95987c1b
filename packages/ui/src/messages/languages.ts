import type { Catalogue, Messages } from './catalogue.ts'

/** Languages of the interface. */
export const LANGUAGES = ['en', 'ta', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of each language in its own script. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ta: 'தமிழ்', hi: 'हिन्दी' }

/** Returns the tag for `lang` attributes and `Intl`; English for anything but our languages. */
export function localeOf(language: Language): Language {
  return language === 'ta' || language === 'hi' ? language : 'en'
}

/**
 * Loads a catalogue. Each one is a chunk of its own: only the current language is fetched. The
 * English one is empty, because English comes with the components; so is the one of anything but our
 * languages, such as `ta_IN`.
 *
 * @throws if the chunk cannot be fetched
 */
export async function loadMessages(language: 'ta' | 'hi'): Promise<Catalogue>
export async function loadMessages(language: Language): Promise<Messages>
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'ta':
      return (await import('./ta/index.ts')).ta
    case 'hi':
      return (await import('./hi/index.ts')).hi
    case 'en':
    default:
      return {}
  }
}
