import type { TextsOf } from './area.ts'
import { pagesMessages } from './en/pages.ts'
import { shellMessages } from './en/shell.ts'
import { pages as hindiPages } from './hi/pages.ts'
import { shell as hindiShell } from './hi/shell.ts'
import type { Language } from './languages.ts'
import { pages as tamilPages } from './ta/pages.ts'
import { shell as tamilShell } from './ta/shell.ts'

/** Titles of the pages: each is also the heading of its page. */
export type PageTitles = TextsOf<typeof pagesMessages>

/** What a static page shows before any script is loaded. */
export interface EarlyTexts {
  readonly pages: PageTitles
  readonly shell: TextsOf<typeof shellMessages>
}

/** The early texts of every language, for the build of a static page. */
export const earlyTexts: Record<Language, EarlyTexts> = {
  en: { pages: pagesMessages.english, shell: shellMessages.english },
  ta: { pages: tamilPages, shell: tamilShell },
  hi: { pages: hindiPages, shell: hindiShell },
}
