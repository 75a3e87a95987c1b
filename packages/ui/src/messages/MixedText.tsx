import { languageRuns } from './languageRuns.ts'
import { localeOf } from './languages.ts'
import { useLanguage } from './useMessages.ts'

/** A text with names in it that may be of another language than the page: each is marked with its own, for the right voice. */
export function MixedText({ text }: { text: string }) {
  return languageRuns(text, localeOf(useLanguage())).map((run) =>
    run.language === undefined ? (
      run.text
    ) : (
      <span key={run.at} lang={run.language}>
        {run.text}
      </span>
    ),
  )
}
