import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { referenceFile, writeApiReference } from './apiReference.ts'
import { changelogText } from './changelog.ts'
import { PLACES, WRITTEN, type Group } from './contents.ts'
import { contractPages } from './contractPages.ts'
import { entries } from './entries.ts'
import { linkedToSite, withoutElements, type SourceAddress } from './links.ts'
import { entryPage, kindOfPart, partPage, type MadePage } from './partPages.ts'
import { PAGES, ROOT, SITE } from './paths.ts'
import { piecesOf, placesOf, type Piece } from './pieces.ts'

export interface SidebarGroup {
  text: string
  items: { text: string; link: string }[]
}

/** Navigation data that VitePress needs in addition to the pages. */
export interface Navigation {
  sidebar: Record<string, SidebarGroup[]>
}

interface MadeGroup {
  text: string
  pages: readonly MadePage[]
}

const titleIn = (pieces: readonly Piece[]) =>
  /^# (.+)$/m.exec(pieces.map(({ text }) => text).join('\n'))?.[1]?.replaceAll('`', '')

const written = (groups: readonly Group[]): MadeGroup[] =>
  groups.map(({ text, pages }) => ({
    text,
    pages: pages.map(({ route, file, title }) => {
      const pieces = piecesOf(file)
      return { route, title: title ?? titleIn(pieces) ?? route, pieces }
    }),
  }))

const KINDS = { screens: 'Screens', forms: 'Forms', components: 'Components' }

function allGroups(): Record<string, MadeGroup[]> {
  const parts = Object.entries(KINDS).map(([kind, text]) => ({
    text,
    pages: entries.filter((entry) => kindOfPart(entry) === kind).map(partPage),
  }))
  const packages = ['@nalam/sdk', '@nalam/ui', '@nalam/server'].map((name) => ({
    text: name,
    pages: entries
      .filter((entry) => kindOfPart(entry) === undefined && `${entry.specifier}/`.startsWith(`${name}/`))
      .toSorted((one, two) => one.specifier.localeCompare(two.specifier))
      .map(entryPage),
  }))
  const contract = contractPages().map(({ route, title, text }) => ({
    route,
    title,
    pieces: [{ file: 'openapi/openapi.yaml', text }],
  }))
  return {
    '/build/': written(WRITTEN.build),
    '/ui/': [...written(WRITTEN.ui), ...parts],
    '/reference/': [...written(WRITTEN.reference), ...packages],
    '/contract/': [{ text: 'The contract', pages: contract }, ...written(WRITTEN.contract)],
    '/run/': written(WRITTEN.run),
    '/project/': [
      ...written(WRITTEN.project),
      {
        text: 'Changes',
        pages: [
          {
            route: '/changelog',
            title: 'Changelog',
            pieces: [{ file: '.changeset/README.md', text: changelogText() }],
          },
        ],
      },
    ],
  }
}

/** Returns the route of everything that a document can link to. */
function placesIn(pages: readonly MadePage[]): Map<string, string> {
  const places = new Map(PLACES)
  for (const { route, pieces } of pages) {
    for (const [index, piece] of pieces.entries()) {
      if (!places.has(piece.file))
        places.set(piece.file, index === 0 ? route : `${route}#${placesOf(piece)[0]?.slug ?? ''}`)
      for (const { key, slug } of placesOf(piece)) places.set(key, `${route}#${slug}`)
    }
  }
  for (const entry of entries) {
    const place = places.get(referenceFile(entry.source))
    if (place !== undefined) places.set(entry.source, place)
  }
  return places
}

/**
 * Writes every page of the site as Markdown, with its pictures, from the documents, sources and
 * contract of the repository.
 *
 * @param sources address of the source files
 * @returns the routes of the pages
 */
export async function assemble(sources: SourceAddress): Promise<string[]> {
  await writeApiReference()
  const areas = allGroups()
  const start: MadePage = { route: '/', title: 'Nalam', pieces: piecesOf('site/pages/index.md') }
  const pages = [start, ...Object.values(areas).flatMap((groups) => groups.flatMap((group) => group.pages))]
  const places = placesIn(pages)
  const pictures = new Set<string>()
  const context = { places, sources, onPicture: (file: string) => pictures.add(file) }
  rmSync(PAGES, { recursive: true, force: true })
  for (const { route, pieces } of pages) {
    const target = join(PAGES, `${route.endsWith('/') ? `${route}index` : route}.md`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(
      target,
      pieces.map(({ file, text }) => linkedToSite(withoutElements(text.trim(), file), file, context)).join('\n\n'),
    )
  }
  for (const file of pictures) {
    cpSync(join(ROOT, file), join(PAGES, 'public', file.replace(/^docs\//, '')))
  }
  cpSync(join(ROOT, 'packages/portal/public/mark.svg'), join(PAGES, 'public/mark.svg'))
  const sidebar = Object.fromEntries(
    Object.entries(areas).map(([area, groups]) => [
      area,
      groups.map(({ text, pages: inGroup }) => ({
        text,
        items: inGroup.map(({ route, title }) => ({ text: title, link: route })),
      })),
    ]),
  )
  writeFileSync(join(SITE, '.cache/navigation.json'), JSON.stringify({ sidebar } satisfies Navigation))
  return pages.map(({ route }) => route)
}
