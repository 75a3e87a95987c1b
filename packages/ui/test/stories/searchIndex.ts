import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, SITE } from './storybookSite.ts'

/** An entry of Storybook's index, as far as the search reads it. */
interface Entry {
  id: string
  type: string
  title: string
  name: string
  tags?: readonly string[]
  /** Headings of a page, or the states on it. */
  anchors?: readonly { id: string; title: string }[]
}

/** What people search for, and the page on which they find it. */
const WANTED: readonly (readonly [word: string, page: string])[] = [
  ['print', 'design-patterns--docs'],
  ['motion', 'design-tokens--docs'],
  ['spacing', 'design-tokens--docs'],
  ['elevation', 'design-tokens--docs'],
  ['typography', 'design-tokens--docs'],
  ['sidebar', 'other-names--docs'],
  ['tooltip', 'other-names--docs'],
  ['modal', 'other-names--docs'],
  ['dropdown', 'other-names--docs'],
]
/** Storybook's search ignores what begins later in a name. */
const LAST_START = 20

const entriesOf = (site = SITE): Entry[] => {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'))
  return Object.values(entries)
}

/** Returns the names by which the search finds an entry, as its manager puts them together. */
const namesOf = ({ name, type, title, anchors = [] }: Entry): string[] =>
  type === 'docs' ? [title.split('/').at(-1) ?? '', ...anchors.map((anchor) => `${name} / ${anchor.title}`)] : [name]

const isFoundBy = (entry: Entry, word: string): boolean =>
  namesOf(entry).some((name) => {
    const start = name.toLowerCase().indexOf(word.toLowerCase())
    return start >= 0 && start < LAST_START
  })

/** Returns the words and ids of requirements that the search of a built Storybook does not find. */
export function unfoundWords(site = SITE): string[] {
  const entries = entriesOf(site)
  const words = WANTED.filter(([word, page]) => !entries.some((entry) => entry.id === page && isFoundBy(entry, word)))
  const ids = entries.flatMap((entry) =>
    (entry.tags ?? []).filter((tag) => /^[A-Z]+-\d+$/.test(tag) && entry.type === 'story' && !isFoundBy(entry, tag)),
  )
  return [...words.map(([word, page]) => `${word} (${page})`), ...new Set(ids)]
}

/** Returns the links of the pages in `src/design` that lead to no page of a built Storybook. */
export function deadLinks(site = SITE): string[] {
  const ids = new Set(entriesOf(site).map(({ id }) => id))
  const folder = join(ROOT, 'packages/ui/src/design')
  return globSync('**/*.mdx', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\?path=\/docs\/([\w-]+)/g)]
      .filter(([, id = '']) => !ids.has(id))
      .map(([, id]) => `${file}: ${id}`),
  )
}
