import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { headingsOf, sectionOf, sectionSlugs, shiftHeadings } from './markdown.ts'
import { ROOT } from './paths.ts'

/** Part of a page, with the document that its links are relative to. */
export interface Piece {
  /** Path from the root. */
  file: string
  text: string
}

/**
 * Comments that include other documents: `<!-- include path#heading -->`, `<!-- include path# -->`
 * (the text before the first section), `<!-- page path#heading -->` (the section is the whole
 * page), `<!-- rest path -->` (the sections that no page names), `<!-- code path -->`.
 */
const COMMENT = /^<!-- (include|page|rest|code) (\S+?)(?:#(\S*))? -->$/m

/** Reads a file of the repository. @param file from the root */
export const readFile = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const asCode = (file: string) =>
  `\`${file.replace(/^examples\/[^/]+\//, '')}\`\n\n\`\`\`${extname(file).slice(1)}\n${readFile(file).trimEnd()}\n\`\`\``

/**
 * Splits a document into pieces: its own text, and the parts of other documents that its comments
 * include. No text is duplicated.
 *
 * @throws Error if a comment names a file or a heading that does not exist
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

/** Sections that are irrelevant to readers of the site. */
const LEFT_OUT = new Set(['licence'])

/**
 * Returns the sections that no page names, so that a new section of a README appears automatically.
 */
function restOf(file: string): Piece[] {
  const named = new Set(
    globSync('site/pages/**/*.md', { cwd: ROOT }).flatMap((page) => includedSections(readFile(page))),
  )
  const text = readFile(file)
  return sectionSlugs(text)
    .filter((slug) => !named.has(`${file}#${slug}`) && !LEFT_OUT.has(slug))
    .map((slug) => ({ file, text: sectionOf(text, slug) }))
}

/** Returns the sections of documents that pieces include: `packages/sdk/README.md#calling`. */
export const includedSections = (text: string): string[] =>
  [...text.matchAll(new RegExp(COMMENT, 'gm'))].flatMap(([, kind, target, slug]) =>
    kind !== 'code' && kind !== 'rest' && slug !== undefined ? [`${target}#${slug}`] : [],
  )

/** Returns the headings of a piece, as `file#slug`. */
export const placesOf = ({ file, text }: Piece): { key: string; slug: string }[] =>
  headingsOf(text).map(({ slug }) => ({ key: `${file}#${slug}`, slug }))
