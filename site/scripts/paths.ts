import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The site's own folder. */
export const SITE = join(ROOT, 'site')

/** What VitePress reads: Markdown put together from the documents of the repository. */
export const PAGES = join(SITE, '.cache/pages')

/** What TypeDoc writes, from the root; its files are parts of pages. */
export const API = 'site/.cache/api'

/** The built site. */
export const DIST = join(SITE, 'dist')
