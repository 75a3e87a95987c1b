import type { JsonSchema } from './contractDocument.ts'

/** Keywords whose cost grows with the value, with the limits of that value. */
const BOUNDED = [
  ['minLength', 'maxLength', ['pattern', 'format']],
  ['minItems', 'maxItems', ['uniqueItems', 'items', 'contains']],
] as const

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Rewrites a schema so that patterns, formats, items and uniqueness are checked only if the length
 * fits: `{ maxLength, pattern }` becomes `{ maxLength, if: { maxLength }, then: { pattern } }`. A
 * validator that collects every error would otherwise apply a pattern to text of any length. The
 * same values are valid before and after.
 */
export function lengthFirst(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(lengthFirst)
  if (!isObject(schema)) return schema
  const rewritten: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, lengthFirst(part)]),
  )
  for (const [min, max, costly] of BOUNDED) {
    const present = costly.filter((name) => name in rewritten)
    if (typeof rewritten[max] !== 'number' || present.length === 0 || 'if' in rewritten) continue
    const hasLeast = typeof rewritten[min] === 'number'
    rewritten['if'] = { ...(hasLeast ? { [min]: rewritten[min] } : {}), [max]: rewritten[max] }
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema; nobody awaits a schema
    rewritten['then'] = Object.fromEntries(present.map((name) => [name, rewritten[name]]))
    for (const name of present) delete rewritten[name]
  }
  return rewritten
}
