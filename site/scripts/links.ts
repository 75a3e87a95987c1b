import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { replaceInProse } from './markdown.ts'
import { ROOT } from './paths.ts'

/** Where documents of the repository are on the site: `README.md` or `README.md#heading` (from the root) to `/route` or `/route#anchor`. */
export type Places = ReadonlyMap<string, string>

/** Where source files can be read, such as `https://host/owner/name/blob/<commit>`; undefined: nowhere, so that they are named without a link. */
export type SourceAddress = string | undefined

interface Context {
  places: Places
  sources: SourceAddress
  /** Told of every picture, from the root, that a page shows. */
  onPicture: (file: string) => void
}

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g

/**
 * Leads the links of a document to pages of the site. Pictures come along; what is no page leads to the source, or loses its link.
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
      const dark = file.replace(/-light\.png$/, '-dark.png')
      const hasDark = dark !== file && existsSync(join(ROOT, dark))
      const picture = (path: string) => {
        onPicture(path)
        return `![${label}](/${path.replace(/^docs\//, '')})`
      }
      return hasDark ? `${picture(file)}{.in-light}${picture(dark)}{.in-dark}` : picture(file)
    }
    const place = whole(target)
    return place === undefined ? label : `[${label}](${place})`
  })
}

/** In a document of the repository HTML is text, as on code hosts; only what the site writes itself may hold elements. */
export const withoutElements = (text: string, file: string): string =>
  /^(?:site\/|openapi\/)/.test(file) && !file.endsWith('README.md')
    ? text
    : replaceInProse(text, /<(?!https?:|!--)/g, () => '&lt;')

/** A link may hold code (`[`ui`](…)`), and code may hold what looks like a link: code spans are put aside meanwhile. */
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
