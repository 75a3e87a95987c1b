import type { Messages } from './Messages.ts'

/**
 * Languages of the interface. `pseudo` reveals texts that do not come from the catalogue; it is for
 * tests and design.
 */
export const LANGUAGES = ['en', 'ta', 'hi'] as const
export type Language = (typeof LANGUAGES)[number] | 'pseudo'

/** The name of each language in its own script. */
export const LANGUAGE_NAMES: Record<(typeof LANGUAGES)[number], string> = { en: 'English', ta: 'தமிழ்', hi: 'हिन्दी' }

/** Returns the tag for `lang` attributes and `Intl`; English for anything but our languages. */
export function localeOf(language: Language): 'en' | 'ta' | 'hi' {
  return language === 'ta' || language === 'hi' ? language : 'en'
}

/**
 * Loads a catalogue; the English one for anything but our languages, such as `ta_IN`. Each one is a chunk of its own: only the current language is fetched.
 *
 * @throws if the chunk cannot be fetched
 */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'ta':
      return (await import('./ta.ts')).ta
    case 'hi':
      return (await import('./hi.ts')).hi
    case 'pseudo':
      return (await import('./pseudo.ts')).pseudo
    case 'en':
    default: {
      const [{ en }, { screens }] = await Promise.all([import('./en.ts'), import('./en.screens.ts')])
      return { ...en, ...screens }
    }
  }
}
