import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** HTML in which every value is escaped, except HTML that this or `raw` has made. */
export function markup(parts: TemplateStringsArray, ...values: unknown[]): HtmlEscapedString {
  const made = html(parts, ...values)
  if (made instanceof Promise) throw new TypeError('A value of HTML is a promise.')
  return made
}
