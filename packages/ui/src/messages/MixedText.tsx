import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { languageRuns } from './languageRuns.ts'
import { localeOf } from './languages.ts'
import { useLanguage } from './useMessages.ts'

/**
 * Returns a function that marks names in another language than the page with their `lang`, so that
 * screen readers use the right voice.
 */
export function useMixedText(): (text: string) => ReactNode {
  const locale = localeOf(useLanguage())
  return useCallback(
    (text) => {
      const runs = languageRuns(text, locale)
      // Most texts are in one language and need neither an element nor a list.
      if (runs.every(({ language }) => language === undefined)) return text
      return runs.map((run) =>
        run.language === undefined ? (
          run.text
        ) : (
          <span key={run.at} lang={run.language}>
            {run.text}
          </span>
        ),
      )
    },
    [locale],
  )
}

/** A text with names that may be in another language than the page. */
export function MixedText({ text }: { text: string }) {
  return useMixedText()(text)
}
