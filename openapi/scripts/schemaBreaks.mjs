/** @typedef {Record<string, any>} Json */
/** @typedef {'request' | 'response'} Side a request may only become laxer, a response only stricter */
/** @typedef {{ side: Side, documents: readonly [Json, Json], open: Set<unknown> }} Comparison */

/** Keywords for lower and upper limits of a value. */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']

/**
 * @param {Json} document
 * @param {Json | undefined} node
 * @returns {Json | undefined} the referenced schema, with the keywords beside the reference
 */
export function followed(document, node) {
  if (typeof node?.['$ref'] !== 'string') return node
  const { $ref, ...beside } = node
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((/** @type {Json} */ at, /** @type {string} */ step) => at?.[step.replaceAll('~1', '/')], document)
  return target && Object.keys(beside).length > 0 ? { ...followed(document, target), ...beside } : target
}

/** @param {Json} schema */
const typesOf = (schema) => new Set([schema['type'] ?? []].flat())

/**
 * @template T
 * @param {readonly T[]} some
 * @param {readonly T[]} others
 * @returns {T[]} the values of some that are not in others
 */
const without = (some, others) => some.filter((value) => !others.includes(value))

/** @param {Side} side @param {Json} before @param {Json} after @param {string} at @returns {string[]} */
function valueBreaks(side, before, after, at) {
  const breaks = []
  const [had, has] = [[...typesOf(before)], [...typesOf(after)]]
  const lost = side === 'request' ? without(had, has) : without(has, had)
  if (had.length > 0 && has.length > 0 && lost.length > 0)
    breaks.push(`${at} was ${had.join(' or ')} and is ${has.join(' or ')}`)
  const [took, takes] = [before['enum'], after['enum']]
  if (side === 'request' && takes) {
    const gone = without(took ?? [], takes)
    if (!took || gone.length > 0) breaks.push(`${at} no longer takes ${took ? gone.join(', ') : 'every value'}`)
  }
  if (side === 'response' && took) {
    const added = takes ? without(takes, took) : ['any value']
    if (added.length > 0 && !(takes && after['x-extensible'])) breaks.push(`${at} may now be ${added.join(', ')}`)
    // Codes of errors and messages: clients may handle each of them.
    const gone = takes && after['x-extensible'] ? without(took, takes) : []
    if (gone.length > 0) breaks.push(`${at} is never ${gone.join(', ')} any more`)
  }
  if (side === 'request') {
    for (const word of LOWER)
      if ((after[word] ?? -Infinity) > (before[word] ?? -Infinity)) breaks.push(`${at} has a higher ${word}`)
    for (const word of UPPER)
      if ((after[word] ?? Infinity) < (before[word] ?? Infinity)) breaks.push(`${at} has a lower ${word}`)
    if (after['uniqueItems'] && !before['uniqueItems']) breaks.push(`${at} refuses duplicates`)
  }
  for (const word of ['pattern', 'format']) {
    const looser = side === 'request' ? after[word] === undefined : before[word] === undefined
    if (after[word] !== before[word] && !looser) breaks.push(`${at} has another ${word}`)
  }
  return breaks
}

/** @param {Comparison} comparison @param {Json} before @param {Json} after @param {string} at @returns {string[]} */
function fieldBreaks(comparison, before, after, at) {
  const { side } = comparison
  /** @type {[string[], string[]]} */
  const [required, requires] = [before['required'] ?? [], after['required'] ?? []]
  const breaks =
    side === 'request'
      ? without(requires, required).map((name) => `${at}.${name} has become required`)
      : without(required, requires).map((name) => `${at}.${name} is no longer sure to be there`)
  for (const [name, property] of Object.entries(before['properties'] ?? {})) {
    const now = after['properties']?.[name]
    if (now) breaks.push(...schemaBreaks(comparison, [property, now], `${at}.${name}`))
    else breaks.push(`${at}.${name} is gone`)
  }
  if (side === 'request' && after['additionalProperties'] === false && before['additionalProperties'] !== false)
    breaks.push(`${at} refuses further fields`)
  if (before['items']) breaks.push(...schemaBreaks(comparison, [before['items'], after['items']], `${at}[]`))
  return breaks
}

/**
 * Compares the branches of `anyOf` and `oneOf`. A current branch must accept every request that an
 * old branch accepted; every current response must match an old branch.
 * @param {Comparison} comparison
 * @param {Json[]} before
 * @param {Json[]} after
 * @param {string} at
 * @returns {string[]}
 */
function branchBreaks(comparison, before, after, at) {
  const breaks = []
  const isRequest = comparison.side === 'request'
  for (const [index, branch] of (isRequest ? before : after).entries()) {
    const found = (isRequest ? after : before).map((other) =>
      schemaBreaks(comparison, isRequest ? [branch, other] : [other, branch], `${at} (branch ${index + 1})`),
    )
    if (found.some((list) => list.length === 0)) continue
    const [closest = []] = found.toSorted((one, other) => one.length - other.length)
    const samePlace = before.length === after.length ? found[index] : undefined
    breaks.push(`${at} has ${isRequest ? 'lost' : 'a new'} branch ${index + 1}`, ...(samePlace ?? closest))
  }
  return breaks
}

/**
 * @param {Json} document
 * @param {Json} schema
 * @returns {Json[]} the possible shapes of a value, each with the keywords that all share
 */
function branchesOf(document, schema) {
  const { anyOf, oneOf, ...shared } = schema
  const branches = anyOf ?? oneOf
  if (!branches) return [schema]
  return branches.map((/** @type {Json} */ branch) => {
    const own = followed(document, branch) ?? {}
    return {
      ...shared,
      ...own,
      required: [...new Set([...(shared['required'] ?? []), ...(own['required'] ?? [])])],
      properties: { ...shared['properties'], ...own['properties'] },
    }
  })
}

/**
 * Finds changes that break clients of the older schema.
 * @param {Comparison} comparison
 * @param {readonly [Json | undefined, Json | undefined]} schemas before and after
 * @param {string} at for the message @returns {string[]}
 */
export function schemaBreaks(comparison, schemas, at) {
  const { side, documents, open } = comparison
  const [before, after] = [followed(documents[0], schemas[0]), followed(documents[1], schemas[1])]
  if (!before || open.has(before)) return []
  if (!after) return [`${at} is gone`]
  const inside = { ...comparison, open: new Set([...open, before]) }
  const [had, has] = [branchesOf(documents[0], before), branchesOf(documents[1], after)]
  if (had[0] !== before || has[0] !== after) return branchBreaks(inside, had, has, at)
  const parts = (before['allOf'] ?? []).flatMap((/** @type {Json} */ part, /** @type {number} */ index) =>
    schemaBreaks(inside, [part, after['allOf']?.[index]], `${at} (part ${index + 1})`),
  )
  return [...valueBreaks(side, before, after, at), ...fieldBreaks(inside, before, after, at), ...parts]
}
