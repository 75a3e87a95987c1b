/** @typedef {Record<string, any>} Json */

/** @param {Json} document @param {Json | undefined} node @returns {Json | undefined} what a reference refers to */
const followed = (document, node) =>
  typeof node?.['$ref'] === 'string'
    ? node['$ref']
        .slice(2)
        .split('/')
        .reduce((/** @type {Json} */ at, /** @type {string} */ step) => at?.[step.replaceAll('~1', '/')], document)
    : node

/** @param {Json} schema */
const typesOf = (schema) => new Set([schema['type'] ?? []].flat())

/**
 * @param {'asked' | 'answered'} side what is asked may only become laxer, what is answered only stricter
 * @param {[Json, Json]} documents before and after @param {[Json | undefined, Json | undefined]} schemas
 * @param {string} at for the message @param {Set<unknown>} seen @returns {string[]}
 */
function schemaBreaks(side, documents, schemas, at, seen) {
  const [before, after] = [followed(documents[0], schemas[0]), followed(documents[1], schemas[1])]
  if (!before || seen.has(before)) return []
  if (!after) return [`${at} is gone`]
  seen.add(before)
  const breaks = []
  const [had, has] = [typesOf(before), typesOf(after)]
  if (had.size > 0 && has.size > 0) {
    const lost =
      side === 'asked' ? [...had].filter((type) => !has.has(type)) : [...has].filter((type) => !had.has(type))
    if (lost.length > 0) breaks.push(`${at} was ${[...had].join(' or ')} and is ${[...has].join(' or ')}`)
  }
  if (side === 'asked') {
    const gone = (before['enum'] ?? []).filter(
      (/** @type {unknown} */ value) => after['enum'] && !after['enum'].includes(value),
    )
    if (gone.length > 0) breaks.push(`${at} no longer takes ${gone.join(', ')}`)
    if (!before['enum'] && after['enum']) breaks.push(`${at} takes fewer values`)
    if ((after['maxLength'] ?? Infinity) < (before['maxLength'] ?? Infinity))
      breaks.push(`${at} takes fewer characters`)
    if ((after['minLength'] ?? 0) > (before['minLength'] ?? 0)) breaks.push(`${at} asks for more characters`)
    if (after['pattern'] && after['pattern'] !== before['pattern']) breaks.push(`${at} has another pattern`)
  }
  const [required, requires] = [new Set(before['required']), new Set(after['required'])]
  for (const name of requires)
    if (side === 'asked' && !required.has(name)) breaks.push(`${at}.${name} has become required`)
  for (const name of required)
    if (side === 'answered' && !requires.has(name)) breaks.push(`${at}.${name} is no longer sure to be there`)
  for (const [name, property] of Object.entries(before['properties'] ?? {})) {
    breaks.push(...schemaBreaks(side, documents, [property, after['properties']?.[name]], `${at}.${name}`, seen))
  }
  if (before['items']) breaks.push(...schemaBreaks(side, documents, [before['items'], after['items']], `${at}[]`, seen))
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    for (const [index, part] of (before[key] ?? []).entries()) {
      breaks.push(...schemaBreaks(side, documents, [part, after[key]?.[index]], `${at} (${key} ${index + 1})`, seen))
    }
  }
  return breaks
}

/**
 * What clients written against yesterday's contract would stumble over.
 * @param {Json} before @param {Json} after both bundled @returns {string[]} one line per break
 */
export function contractBreaks(before, after) {
  const breaks = []
  for (const [path, methods] of Object.entries(before['paths'])) {
    for (const [method, old] of Object.entries(/** @type {Json} */ (methods))) {
      const now = after['paths'][path]?.[method]
      const name = old.operationId
      if (!now) {
        breaks.push(`${name}: ${method.toUpperCase()} ${path} is gone`)
        continue
      }
      if (now.operationId !== name) breaks.push(`${name}: the operation is now called ${now.operationId}`)
      for (const [type, media] of Object.entries(/** @type {Json} */ (old.requestBody?.content ?? {}))) {
        const body = now.requestBody?.content?.[type]?.schema
        breaks.push(...schemaBreaks('asked', [before, after], [media.schema, body], `${name}: the body`, new Set()))
      }
      for (const [status, answer] of Object.entries(/** @type {Json} */ (old.responses))) {
        const [was, is] = [followed(before, answer), followed(after, now.responses[status])]
        if (!is) breaks.push(`${name}: the answer ${status} is gone`)
        const schema = (/** @type {Json | undefined} */ given) => given?.['content']?.['application/json']?.schema
        if (is)
          breaks.push(
            ...schemaBreaks(
              'answered',
              [before, after],
              [schema(was), schema(is)],
              `${name}: answer ${status}`,
              new Set(),
            ),
          )
      }
    }
  }
  return [...new Set(breaks)]
}
