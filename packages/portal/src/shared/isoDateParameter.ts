import { toIsoDate } from '@nalam/sdk'

/** Returns a date of a query, `YYYY-MM-DD`; undefined if it does not exist. */
export function isoDateParameter(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name)
  return text !== null && toIsoDate(text) === text ? text : undefined
}
