import { slugOf } from '../../scripts/documents/markdown.ts'

interface Heading {
  level: number
  slug: string
  /** Index of its line, from 0. */
  line: number
}

const FENCE = /^\s*(`{3,}|~{3,})/

/** Calls back for each line that is not inside a code block. */
export function eachProseLine(text: string, visit: (line: string, index: number) => void): void {
  let fence: string | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined
    } else if (mark === undefined) visit(line, index)
    else fence = mark
  }
}

/** Returns the headings of a document with the anchors that code hosts give them. */
export function headingsOf(text: string): Heading[] {
  const seen = new Map<string, number>()
  const headings: Heading[] = []
  eachProseLine(text, (line, index) => {
    const match = /^(#{1,6})\s+(.+?)\s*#*\s*$/.exec(line)
    if (!match) return
    const slug = slugOf(match[2] ?? '')
    const times = seen.get(slug) ?? 0
    seen.set(slug, times + 1)
    headings.push({ level: match[1]?.length ?? 1, slug: times === 0 ? slug : `${slug}-${times}`, line: index })
  })
  return headings
}

/** Returns the anchors of the sections below the title, in order. */
export const sectionSlugs = (text: string): string[] =>
  headingsOf(text)
    .filter(({ level }) => level === 2)
    .map(({ slug }) => slug)

/**
 * Returns a part of a document.
 *
 * @param slug the anchor of a heading: from there to the next heading of its level; empty: the text
 *   between the title and the first section, without the title
 * @throws Error if there is no such heading
 */
export function sectionOf(text: string, slug: string): string {
  const lines = text.split('\n')
  const headings = headingsOf(text)
  if (slug === '') {
    const title = headings.find(({ level }) => level === 1)
    const first = headings.find(({ level }) => level === 2)
    return lines
      .slice((title?.line ?? -1) + 1, first?.line)
      .join('\n')
      .trim()
  }
  const at = headings.findIndex((heading) => heading.slug === slug)
  const heading = headings[at]
  if (heading === undefined) throw new Error(`There is no heading #${slug}`)
  const end = headings.slice(at + 1).find(({ level }) => level <= heading.level)
  return lines.slice(heading.line, end?.line).join('\n').trim()
}

/** Moves all headings down (or up) by some levels. */
export function shiftHeadings(text: string, by: number): string {
  const lines = text.split('\n')
  eachProseLine(text, (line, index) => {
    const level = /^#+(?= )/.exec(line)?.[0].length
    if (level !== undefined) lines[index] = '#'.repeat(Math.max(1, Math.min(6, level + by))) + line.slice(level)
  })
  return lines.join('\n')
}

/** Replaces every text outside of code blocks and code spans. */
export function replaceInProse(text: string, pattern: RegExp, replace: (...match: string[]) => string): string {
  const lines = text.split('\n')
  eachProseLine(text, (line, index) => {
    lines[index] = line
      .split(/(`[^`]*`)/)
      .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(pattern, replace)))
      .join('')
  })
  return lines.join('\n')
}
