type HeaderTexts = Readonly<Record<string, string>>

/**
 * Merges headers. A later one replaces an earlier one of the same name, whatever the case.
 *
 * @throws TypeError for a value that is not a text, which `fetch` would turn into `undefined` or
 *   `[object Object]`
 */
export function mergeHeaders(...sources: readonly (HeaderTexts | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {}
  for (const source of sources) {
    // A `Headers` or a `Map` has no properties: it would be dropped.
    if (source && Symbol.iterator in source) throw new TypeError('headers must be an object of texts')
    for (const [name, value] of Object.entries(source ?? {})) {
      if (typeof value !== 'string') throw new TypeError(`The header ${name} must be a text`)
      merged[name.toLowerCase()] = value
    }
  }
  return merged
}
