/**
 * language: the word after the fence; line: where its first line stands, from 1; prelude: what a
 * comment before it declares
 */
export interface Sample {
  language: string
  text: string
  line: number
  prelude: string
}

/**
 * Removes code from a text, so that code that looks like a link is not taken for one. The number of
 * lines stays.
 */
const withoutCode = (text: string): string =>
  text
    .replaceAll(/^(```+|~~~+)[\s\S]*?^\1\s*$/gm, (block) => block.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/`[^`\n]*`/g, (code) => ' '.repeat(code.length))
    .replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' '))

/**
 * @param text a Markdown document
 * @returns its links and images
 */
export function linksOf(text: string): { target: string; line: number }[] {
  const plain = withoutCode(text)
  const found = [
    ...plain.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g),
    ...plain.matchAll(/^\[[^\]]+\]:\s+(\S+)/gm),
    ...plain.matchAll(/<(?:img|a|source)\s[^>]*(?:src|href|srcset)="([^"]+)"/g),
  ]
  return found.map((match) => ({ target: match[1] ?? '', line: plain.slice(0, match.index).split('\n').length }))
}

/**
 * Returns the anchor of a heading as code hosts generate it: lower case, no punctuation, hyphens
 * for spaces.
 */
export const slugOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/**
 * Returns the anchors of the headings; the second of two equal ones ends in -1.
 * @param text a Markdown document
 */
export function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>()
  const anchors = new Set<string>()
  const fenced = text.replaceAll(/^(```+|~~~+)[\s\S]*?^\1\s*$/gm, '')
  for (const [, heading = ''] of fenced.matchAll(/^#{1,6}\s+(.+?)\s*#*\s*$/gm)) {
    const slug = slugOf(heading)
    const times = seen.get(slug) ?? 0
    seen.set(slug, times + 1)
    anchors.add(times === 0 ? slug : `${slug}-${times}`)
  }
  for (const [, id = ''] of text.matchAll(/<a\s+(?:id|name)="([^"]+)"/g)) anchors.add(id)
  return anchors
}

/**
 * Returns the fenced samples. A comment above a sample may hold declarations that a reader need not
 * see: `<!-- sample: declare const id: string -->`.
 * @param text a Markdown document
 */
export function samplesOf(text: string): Sample[] {
  return [...text.matchAll(/(?:<!-- sample: ([\s\S]*?)-->\s*)?^```([\w-]*)[^\n]*\n([\s\S]*?)^```\s*$/gm)].map(
    (match) => {
      const before = text.slice(0, match.index + match[0].indexOf('```'))
      return {
        language: match[2] ?? '',
        text: match[3] ?? '',
        line: before.split('\n').length + 1,
        prelude: (match[1] ?? '').trim(),
      }
    },
  )
}

/**
 * Returns the commands of this project that a document names, in samples and in running text.
 * @param text a Markdown document
 * @returns such as "pnpm build"
 */
export function commandsOf(text: string): { command: string; line: number }[] {
  const places = [...text.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/^((?:\$ )?(?:npm|pnpm|npx) .+)$/gm)]
  return places.flatMap((place) =>
    [...(place[1] ?? '').matchAll(/\b(p?npm (?:--filter \S+ )?(?:run )?[a-z][\w:-]*)/g)].map((match) => ({
      command: match[1] ?? '',
      line: text.slice(0, place.index).split('\n').length,
    })),
  )
}
