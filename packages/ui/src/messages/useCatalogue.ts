import { useEffect, useMemo, useState } from 'react'
import { en } from './en.ts'
import { loadMessages } from './languages.ts'
import type { Language } from './languages.ts'
import type { Messages } from './Messages.ts'

/** The catalogue that is shown and its language. */
export interface Catalogue {
  language: Language
  messages: Messages
}

/**
 * The catalogue of a language. While another one is fetched, or when that failed, the one shown before stays.
 *
 * @param given the catalogue, when the host has it already
 * @param onError told about a catalogue that could not be fetched
 */
export function useCatalogue(
  language: Language,
  given: Messages | undefined,
  onError?: (error: unknown) => void,
): Catalogue {
  const [loaded, setLoaded] = useState<Catalogue>(
    given ? { language, messages: given } : { language: 'en', messages: en },
  )
  const isMissing = given === undefined && loaded.language !== language
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const load = async () => {
      try {
        const messages = await loadMessages(language)
        if (isCurrent) setLoaded({ language, messages })
      } catch (error) {
        if (isCurrent) onError?.(error)
      }
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [isMissing, language, onError])
  return useMemo(() => (given === undefined ? loaded : { language, messages: given }), [given, loaded, language])
}
