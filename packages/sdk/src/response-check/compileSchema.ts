// A small compiler for the part of JSON Schema that the contract uses. A full validator
// is five times as large as the whole SDK; `responseCheck.test.ts` compares the results of both.

import { isJsonObject } from '../core/json.ts'

/**
 * Returns whether a value matches. If it does not and `problems` is given, adds where and what was
 * expected.
 */
export type Test = (value: unknown, at: string, problems?: string[]) => boolean

type Schema = Readonly<Record<string, unknown>>
type Compile = (schema: object | string) => Test

// JSON Schema counts code points: a surrogate pair is one.
const length = (value: string): number => Array.from(value).length

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isJsonObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
}

function simple(fits: (value: unknown) => boolean, expected: string): Test {
  return (value, at, problems) => {
    const good = fits(value)
    if (!good) problems?.push(`${at || '/'} ${expected}`)
    return good
  }
}

// Runs both tests if problems are requested, otherwise stops at the first that fails.
const both =
  (first: Test, second: Test): Test =>
  (value, at, problems) => {
    if (first(value, at, problems)) return second(value, at, problems)
    if (problems) second(value, at, problems)
    return false
  }
const every = (tests: readonly Test[]): Test => (tests.length > 0 ? tests.reduce(both) : () => true)

function some(tests: readonly Test[]): Test {
  return (value, at, problems) => {
    for (const test of tests) if (test(value, at)) return true
    if (problems) {
      const tried = tests.map((test) => {
        const found: string[] = []
        test(value, at, found)
        return found
      })
      // Reports the problems of the closest shape: the one that fails deepest, or in the fewest
      // places.
      const depth = (found: string[]) => Math.min(...found.map((problem) => problem.split('/').length))
      tried.sort((a, b) => depth(b) - depth(a) || a.length - b.length)
      problems.push(...(tried[0] ?? []))
    }
    return false
  }
}

function properties(schemas: Schema, compile: Compile): Test {
  const tests = Object.entries(schemas).map(([name, schema]) => [name, compile(schema as object | string)] as const)
  return (value, at, problems) => {
    if (!isJsonObject(value)) return true
    let good = true
    for (const [name, test] of tests) {
      // Read once: reading a property by a variable name is slow.
      const property = value[name]
      if (property === undefined || test(property, problems ? `${at}/${name}` : at, problems)) continue
      good = false
      if (!problems) break
    }
    return good
  }
}

function items(schema: object | string, compile: Compile): Test {
  const test = compile(schema)
  return (value, at, problems) => {
    if (!Array.isArray(value)) return true
    let good = true
    for (let index = 0; index < value.length; index++) {
      if (test(value[index], problems ? `${at}/${index}` : at, problems)) continue
      good = false
      if (!problems) break
    }
    return good
  }
}

const keywords: Readonly<Record<string, (rule: unknown, compile: Compile, schema: Schema) => Test>> = {
  type: (rule) => {
    const names = [rule].flat().map(String)
    const [first = (): boolean => false, ...others] = names.map((name) => types[name] ?? (() => false))
    return simple(
      others.length === 0 ? first : (value) => first(value) || others.some((fits) => fits(value)),
      `must be ${names.join(' or ')}`,
    )
  },
  enum: (rule) => simple((value) => Array.isArray(rule) && rule.includes(value), 'must be one of the listed values'),
  required: (rule) => {
    const names = [rule].flat().map(String)
    return (value, at, problems) => {
      if (!isJsonObject(value)) return true
      let good = true
      for (const name of names) {
        if (value[name] !== undefined) continue
        good = false
        if (!problems) break
        problems.push(`${at || '/'} must have ${name}`)
      }
      return good
    }
  },
  properties: (rule, compile) => properties(rule as Schema, compile),
  // Only requests have it, and only as `false`.
  additionalProperties: (_rule, _compile, { properties: declared = {} }) => {
    const known = new Set(Object.keys(Object(declared)))
    return (value, at, problems) => {
      if (!isJsonObject(value)) return true
      const others = Object.keys(value).filter((name) => !known.has(name))
      problems?.push(...others.map((name) => `${at || '/'} must not have ${name}`))
      return others.length === 0
    }
  },
  items: (rule, compile) => items(rule as object | string, compile),
  allOf: (rule, compile) => every((rule as (object | string)[]).map(compile)),
  anyOf: (rule, compile) => some((rule as (object | string)[]).map(compile)),
  pattern: (rule) => {
    const expression = new RegExp(String(rule), 'u')
    return simple((value) => typeof value !== 'string' || expression.test(value), 'must have the documented form')
  },
  minimum: (rule) =>
    simple((value) => typeof value !== 'number' || value >= Number(rule), `must be at least ${String(rule)}`),
  maximum: (rule) =>
    simple((value) => typeof value !== 'number' || value <= Number(rule), `must be at most ${String(rule)}`),
  // A code point has one or two code units, so most texts need no counting.
  minLength: (rule) => {
    const least = Number(rule)
    const fits = (value: string) => value.length >= 2 * least || (value.length >= least && length(value) >= least)
    return simple((value) => typeof value !== 'string' || fits(value), 'is too short')
  },
  maxLength: (rule) => {
    const max = Number(rule)
    return simple((value) => typeof value !== 'string' || value.length <= max || length(value) <= max, 'is too long')
  },
  minItems: (rule) => simple((value) => !Array.isArray(value) || value.length >= Number(rule), 'has too few items'),
  uniqueItems: () =>
    simple(
      (value) => !Array.isArray(value) || new Set(value.map((item) => JSON.stringify(item))).size === value.length,
      'has an item twice',
    ),
  maxItems: (rule) => simple((value) => !Array.isArray(value) || value.length <= Number(rule), 'has too many items'),
}

/**
 * Creates a compiler for a set of schemas that refer to one another by name.
 *
 * @param named the schemas
 * @returns compiles a schema or the one with a name; throws an Error for an unknown keyword, so that nothing passes
 *   unchecked
 */
export function schemaCompiler(named: Readonly<Record<string, object | string>>): Compile {
  const compiled = new Map<string, Test>()
  const compile: Compile = (schema) => {
    if (typeof schema === 'string') return reference(schema)
    return every(
      Object.entries(schema).map(([keyword, rule]) => {
        const make = keywords[keyword]
        if (!make) throw new Error(`Unknown keyword ${keyword}`)
        return make(rule, compile, schema as Schema)
      }),
    )
  }
  const reference = (name: string): Test => {
    const known = compiled.get(name)
    if (known) return known
    const schema = named[name]
    if (!schema) throw new Error(`Unknown schema ${name}`)
    const test = compile(schema)
    compiled.set(name, test)
    return test
  }
  return compile
}
