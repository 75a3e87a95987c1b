import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { languageRuns } from './languageRuns.ts'
import { localeOf } from './languages.ts'
import { useLanguage } from './useMessages.ts'

/** Marks the names in a text that are of another language than the page, each with its own, for the right voice. */
export function useMixedText(): (text: string) => ReactNode {
  const locale = localeOf(useLanguage())
  return useCallback(
    (text) => {
      const runs = languageRuns(text, locale)
      // Most texts are of one language: a text alone needs no element and no list.
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

/** A text with names in it that may be of another language than the page. */
export function MixedText({ text }: { text: string }) {
  return useMixedText()(text)
}
