import { earlyTexts, type EarlyTexts } from '@nalam/ui/early'
import { pages } from '../src/app/pages.ts'

/** Texts of the static shell in one language, shown until the page is drawn. */
export type ShellWords = EarlyTexts['shell'] & {
  /** Title of each page by path, and on pages for visitors the line below it. */
  pages: Record<string, { title: string; welcome?: string }>
}

function wordsOf({ shell, pages: titles }: EarlyTexts): ShellWords {
  return {
    ...shell,
    pages: Object.fromEntries(
      pages
        .filter(({ hasOwnHeading }) => !hasOwnHeading)
        .map(({ path, title, welcome }) => [
          path,
          { title: titles[title], ...(welcome && { welcome: titles[welcome] }) },
        ]),
    ),
  }
}

/** Taken from the catalogues, so that each text is defined once. */
export const shellWords: Record<string, ShellWords> = Object.fromEntries(
  Object.entries(earlyTexts).map(([language, texts]) => [language, wordsOf(texts)]),
)
