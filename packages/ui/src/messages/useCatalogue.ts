import { useEffect, useMemo, useState } from 'react'
import { loadMessages } from './languages.ts'
import type { Language } from './languages.ts'
import type { Messages } from './catalogue.ts'

/** The current catalogue and its language. */
export interface Catalogue {
  language: Language
  messages: Messages
}

/**
 * Returns the catalogue of a language. While another one is being fetched, or if that failed, the
 * previous one stays.
 *
 * @param given the catalogue, if the host already has it
 * @param onError called if a catalogue could not be fetched
 */
export function useCatalogue(
  language: Language,
  given: Messages | undefined,
  onError?: (error: unknown) => void,
): Catalogue {
  const [loaded, setLoaded] = useState<Catalogue>(
    given ? { language, messages: given } : { language: 'en', messages: {} },
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
