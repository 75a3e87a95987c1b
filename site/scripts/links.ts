import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { replaceInProse } from './markdown.ts'
import { ROOT } from './paths.ts'

/**
 * Maps documents of the repository to the site: `README.md` or `README.md#heading` (from the root)
 * to `/route` or `/route#anchor`.
 */
export type Places = ReadonlyMap<string, string>

/**
 * Base address of the source files, such as `https://host/owner/name/blob/<commit>`. If undefined,
 * source files are named without a link.
 */
export type SourceAddress = string | undefined

interface Context {
  places: Places
  sources: SourceAddress
  /** Called with every picture that a page shows, as a path from the root. */
  onPicture: (file: string) => void
}

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g

/**
 * Replaces the links of a document by links to pages of the site. Pictures are copied. Links to
 * other files point to the source, or are replaced by their text.
 *
 * @param from the document, from the root
 */
export function linkedToSite(text: string, from: string, { places, sources, onPicture }: Context): string {
  const whole = (target: string): string | undefined => {
    const [file = '', anchor] = target.split('#')
    const path = file === '' ? from : normalize(join(dirname(from), decodeURIComponent(file))).replace(/\/$/, '')
    const place = anchor === undefined ? undefined : places.get(`${path}#${anchor}`)
    const page = places.get(path) ?? places.get(`${path}/README.md`)
    if (place !== undefined || page !== undefined) return place ?? (anchor ? `${page?.split('#')[0]}#${anchor}` : page)
    return sources === undefined ? undefined : `${sources}/${path}`
  }
  return replaceLinks(text, (link, isPicture, label, target) => {
    if (/^(?:[a-z][a-z+.-]*:|\/)/.test(target)) return link
    if (isPicture) {
      const file = normalize(join(dirname(from), target))
      if (!existsSync(join(ROOT, file))) throw new Error(`${from}: there is no picture ${target}`)
      onPicture(file)
      return `![${label}](/${file.replace(/^docs\//, '')})`
    }
    const place = whole(target)
    return place === undefined ? label : `[${label}](${place})`
  })
}

/**
 * Escapes HTML elements in documents of the repository, as code hosts do. Only the site's own files
 * may contain elements.
 */
export const withoutElements = (text: string, file: string): string =>
  /^(?:site\/|openapi\/)/.test(file) && !file.endsWith('README.md')
    ? text
    : replaceInProse(text, /<(?!https?:|!--)/g, () => '&lt;')

/**
 * Replaces links. A link may contain code (`[`ui`](…)`), and code may contain text that looks like
 * a link, so code spans are replaced by placeholders meanwhile.
 */
function replaceLinks(
  text: string,
  replace: (link: string, isPicture: boolean, label: string, target: string) => string,
): string {
  const spans: string[] = []
  const put = text.replaceAll(/`[^`\n]+`/g, (span) => `\uE000${spans.push(span) - 1}\uE001`)
  const linked = replaceInProse(put, LINK, (link = '', picture = '', label = '', target = '') =>
    replace(link, picture === '!', label, target),
  )
  return linked.replaceAll(/\uE000(\d+)\uE001/g, (_, index: string) => spans[Number(index)] ?? '')
}
