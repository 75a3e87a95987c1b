import type { Contract, Operation, Reference, Schema } from './Contract.ts'
import { resolve } from './operations.ts'

/**
 * Maximum size of a character in JSON, in bytes: `\u0b95`. Characters of an ASCII-only pattern need
 * one byte each.
 */
const BYTES_PER_CHARACTER = 6
const STEP = 512
/** White space between the fields, or the boundaries and headers of a multipart form. */
const ALLOWANCE = 256
/** A file of 5 MB with the boundaries and headers of its form. */
const FILE = 5 * 1024 * 1024 + 1024

const isPlain = (pattern: unknown) => typeof pattern === 'string' && !/\[\^|\\p|\\s|\\S|\./.test(pattern)

/** @throws Error if a part of the schema has no limit */
function largest(contract: Contract, given: Schema | Reference): number {
  const schema = resolve<Schema>(contract, given)
  const of = (part: unknown) => largest(contract, part as Schema | Reference)
  if (Array.isArray(schema.enum)) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length))
  const variants = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(variants)) return Math.max(...variants.map(of))
  if (schema['format'] === 'binary') return FILE
  const limit = (name: string) => {
    const value = schema[name]
    if (typeof value !== 'number') throw new Error(`a ${schema.type} without ${name}`)
    return value
  }
  switch (schema.type) {
    case 'string':
      return 2 + limit('maxLength') * (isPlain(schema['pattern']) ? 1 : BYTES_PER_CHARACTER)
    case 'boolean':
      return 'false'.length
    case 'integer':
      return String(limit('maximum')).length
    case 'array':
      return 2 + limit('maxItems') * (1 + of(schema['items']))
    case 'object':
      return Object.entries(schema['properties'] ?? {}).reduce(
        (sum, [name, field]) => sum + name.length + 4 + of(field),
        2,
      )
    case undefined:
    default:
      throw new Error(`a value of type ${schema.type}, which has no largest size`)
  }
}

/**
 * Returns the maximum size of a request body in bytes: the largest payload that fits its schema,
 * rounded up.
 *
 * @throws Error if a schema sets no limit
 */
export function bodyLimit(contract: Contract, operation: Operation): number {
  const media = Object.values(operation.requestBody?.content ?? {})
  const bytes = Math.max(0, ...media.map(({ schema }) => largest(contract, schema)))
  return Math.ceil((bytes + ALLOWANCE) / STEP) * STEP
}
