import { getTableName, isTable } from 'drizzle-orm'
import * as schema from './schema.ts'

/**
 * Runs a statement and may observe its execution.
 *
 * @param name name of the prepared statement, or a verb and a table
 */
export type ObserveStatement = <T>(name: string, run: () => Promise<T>) => Promise<T>

const tables = new Set<string>(Object.values(schema).flatMap((value) => (isTable(value) ? [getTableName(value)] : [])))
const VERB = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set|declare|fetch|close)\b/i

/** Returns a statement without what stands in parentheses, such as subqueries. */
function outerOf(text: string): string {
  const outer = text.replaceAll(/\([^()]*\)/g, '')
  return outer === text ? text : outerOf(outer)
}

/**
 * Returns the verb and the first known table of a statement, for example `update slots`, and
 * nothing else of it. A table outside of subqueries comes first.
 */
function summaryOf(text: string): string {
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'other'
  for (const [, table = ''] of `${outerOf(text)} ${text}`.matchAll(/\b(?:into|update|from|join)\s+"?(\w+)"?/gi)) {
    if (tables.has(table)) return `${verb} ${table}`
  }
  return verb
}

function nameOf(query: unknown): string {
  if (typeof query === 'string') return summaryOf(query)
  const { name, text } = Object(query)
  if (typeof name === 'string' && name !== '') return name
  return typeof text === 'string' ? summaryOf(text) : 'other'
}

/**
 * Wraps a driver's client so that its statements are observed, including those in
 * transactions. Both drivers have the same three methods: `query`, `connect` (pg's pool)
 * and `transaction` (PGlite).
 */
export function observedClient<Client extends object>(client: Client, observe: ObserveStatement): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function' || name === 'constructor') return value
      const call = (...args: unknown[]): unknown => Reflect.apply(value, target, args)
      if (name === 'query') {
        return (...args: unknown[]) => observe(nameOf(args[0]), () => Promise.resolve(call(...args)))
      }
      if (name === 'connect') return async () => observedClient(Object(await call()), observe)
      if (name === 'transaction') {
        return (work: (tx: object) => unknown) => call((tx: object) => work(observedClient(tx, observe)))
      }
      return call
    },
  })
}
