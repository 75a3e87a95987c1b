// oxlint-disable-next-line typescript/no-explicit-any -- a part of the contract, read as it comes
export type Json = Record<string, any>
/** a request may only become laxer, a response only stricter */
export type Side = 'request' | 'response'
export interface Comparison {
  side: Side
  documents: readonly [Json, Json]
  open: Set<unknown>
}

/** Keywords for lower and upper limits of a value. */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']

/** @returns the referenced schema, with the keywords beside the reference */
export function followed(document: Json, node: Json | undefined): Json | undefined {
  if (typeof node?.['$ref'] !== 'string') return node
  const { $ref, ...beside } = node
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((at: Json, step: string) => at?.[step.replaceAll('~1', '/')], document)
  return target && Object.keys(beside).length > 0 ? { ...followed(document, target), ...beside } : target
}

const typesOf = (schema: Json) => new Set([schema['type'] ?? []].flat())

/** @returns the values of some that are not in others */
const without = <T>(some: readonly T[], others: readonly T[]): T[] => some.filter((value) => !others.includes(value))

function valueBreaks(side: Side, before: Json, after: Json, at: string): string[] {
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

function fieldBreaks(comparison: Comparison, before: Json, after: Json, at: string): string[] {
  const { side } = comparison
  const [required, requires]: [string[], string[]] = [before['required'] ?? [], after['required'] ?? []]
  const breaks =
    side === 'request'
      ? without(requires, required).map((name) => `${at}.${name} has become required`)
      : without(required, requires).map((name) => `${at}.${name} is no longer sure to be there`)
  for (const [name, property] of Object.entries<Json>(before['properties'] ?? {})) {
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
 */
function branchBreaks(comparison: Comparison, before: Json[], after: Json[], at: string): string[] {
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

/** @returns the possible shapes of a value, each with the keywords that all share */
function branchesOf(document: Json, schema: Json): Json[] {
  const { anyOf, oneOf, ...shared } = schema
  const branches = anyOf ?? oneOf
  if (!branches) return [schema]
  return branches.map((branch: Json) => {
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
 * @param schemas before and after
 * @param at for the message
 */
export function schemaBreaks(
  comparison: Comparison,
  schemas: readonly [Json | undefined, Json | undefined],
  at: string,
): string[] {
  const { side, documents, open } = comparison
  const [before, after] = [followed(documents[0], schemas[0]), followed(documents[1], schemas[1])]
  if (!before || open.has(before)) return []
  if (!after) return [`${at} is gone`]
  const inside = { ...comparison, open: new Set([...open, before]) }
  const [had, has] = [branchesOf(documents[0], before), branchesOf(documents[1], after)]
  if (had[0] !== before || has[0] !== after) return branchBreaks(inside, had, has, at)
  const parts = (before['allOf'] ?? []).flatMap((part: Json, index: number) =>
    schemaBreaks(inside, [part, after['allOf']?.[index]], `${at} (part ${index + 1})`),
  )
  return [...valueBreaks(side, before, after, at), ...fieldBreaks(inside, before, after, at), ...parts]
}
