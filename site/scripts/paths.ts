import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The site's own folder. */
export const SITE = join(ROOT, 'site')

/** Input of VitePress: Markdown that is assembled from the documents of the repository. */
export const PAGES = join(SITE, '.cache/pages')

/** Output of TypeDoc, from the root; its files become parts of pages. */
export const API = 'site/.cache/api'

/** The built site. */
export const DIST = join(SITE, 'dist')
