import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { headingsOf, sectionOf, sectionSlugs, shiftHeadings } from './markdown.ts'
import { ROOT } from './paths.ts'

/** Part of a page, with the document that its links start from. */
export interface Piece {
  /** From the root. */
  file: string
  text: string
}

/**
 * `<!-- include path#heading -->`, `<!-- include path# -->` (what stands before the first section), `<!-- page path#heading -->` (the section
 * is the page), `<!-- rest path -->` (the sections that no page names), `<!-- code path -->`.
 */
const COMMENT = /^<!-- (include|page|rest|code) (\S+?)(?:#(\S*))? -->$/m

/** Reads a file of the repository. @param file from the root */
export const readFile = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const asCode = (file: string) =>
  `\`${file.replace(/^examples\/[^/]+\//, '')}\`\n\n\`\`\`${extname(file).slice(1)}\n${readFile(file).trimEnd()}\n\`\`\``

/**
 * A document in pieces: its own text, and what its comments bring in from other documents. What is written once is never copied.
 *
 * @throws Error when a comment names a file or a heading that is not there
 */
export function piecesOf(file: string, text: string = readFile(file)): Piece[] {
  const match = COMMENT.exec(text)
  if (!match) return [{ file, text }]
  const [comment, kind, target = '', slug] = match
  const before = { file, text: text.slice(0, match.index) }
  const after = piecesOf(file, text.slice(match.index + comment.length))
  if (kind === 'code') return [before, { file: target, text: asCode(target) }, ...after]
  if (kind === 'rest') return [before, ...restOf(target), ...after]
  const included = readFile(target)
  if (slug === undefined) {
    // A whole document becomes a section.
    return [before, { file: target, text: shiftHeadings(included, 1) }, ...after]
  }
  const section = sectionOf(included, slug)
  return [before, { file: target, text: kind === 'page' ? shiftHeadings(section, -1) : section }, ...after]
}

/** Sections that say nothing to a reader of the site. */
const LEFT_OUT = new Set(['licence', 'working-on-it'])

/** Sections that no page names: a new one of a README appears by itself. */
function restOf(file: string): Piece[] {
  const named = new Set(
    globSync('site/pages/**/*.md', { cwd: ROOT }).flatMap((page) => includedSections(readFile(page))),
  )
  const text = readFile(file)
  return sectionSlugs(text)
    .filter((slug) => !named.has(`${file}#${slug}`) && !LEFT_OUT.has(slug))
    .map((slug) => ({ file, text: sectionOf(text, slug) }))
}

/** The sections of documents that pieces bring in: `packages/sdk/README.md#calling`. */
export const includedSections = (text: string): string[] =>
  [...text.matchAll(new RegExp(COMMENT, 'gm'))].flatMap(([, kind, target, slug]) =>
    kind !== 'code' && kind !== 'rest' && slug !== undefined ? [`${target}#${slug}`] : [],
  )

/** The headings of a piece, as `file#slug`. */
export const placesOf = ({ file, text }: Piece): { key: string; slug: string }[] =>
  headingsOf(text).map(({ slug }) => ({ key: `${file}#${slug}`, slug }))
