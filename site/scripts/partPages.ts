import { dirname } from 'node:path'
import { referenceFile, referenceText } from './apiReference.ts'
import type { Entry } from './entries.ts'
import { shiftHeadings } from './markdown.ts'
import { readFile, type Piece } from './pieces.ts'
import { storyOf } from './stories.ts'

export interface MadePage {
  route: string
  title: string
  pieces: readonly Piece[]
}

/** Files in this folder may contain HTML. */
const OWN = 'site/pages'

const PART = /^packages\/ui\/src\/(components|forms|screens)\/(\w+)\/index\.ts$/

/**
 * Returns the kind of an entry that is a component, a form or a screen, which have guides and
 * stories; undefined for others.
 */
export const kindOfPart = ({ source }: Entry): string | undefined => PART.exec(source)?.[1]

/** Returns the route of the page for an entry's exports. */
export function routeOfEntry({ specifier, source }: Entry): string {
  const [, kind, name] = PART.exec(source) ?? []
  return kind === undefined
    ? `/reference/${specifier.replace('@nalam/', '').replaceAll('/', '-')}`
    : `/ui/${kind}/${name}`
}

/** Creates the page of a component, form or screen: its story, its guide, and its exports. */
export function partPage(entry: Entry): MadePage {
  const { specifier, source } = entry
  const [, , name = ''] = PART.exec(source) ?? []
  const folder = dirname(source)
  const guide = `${folder}/${name}.md`
  const [title = '', ...rest] = readFile(guide).split('\n')
  const shown = `${title} {#part}\n\n\`${specifier}\`\n\n<LiveStory id="${storyOf(folder)}" name="${name}" />`
  return {
    route: routeOfEntry(entry),
    title: name,
    pieces: [
      { file: OWN, text: shown },
      { file: guide, text: rest.join('\n') },
      { file: referenceFile(source), text: `## Reference\n\n${shiftHeadings(referenceText(source), 1)}` },
    ],
  }
}

/** Creates the page of an entry that is not part of the interface: `@nalam/sdk/queries`. */
export function entryPage(entry: Entry): MadePage {
  const { specifier, source } = entry
  const text = `---\noutline: 2\n---\n\n# ${specifier}\n\nGenerated from the sources.\n\n${referenceText(source)}`
  return { route: routeOfEntry(entry), title: specifier, pieces: [{ file: referenceFile(source), text }] }
}
