import { toIsoDate } from '@nalam/sdk'

/**
 * Returns a date of an address, `YYYY-MM-DD`; undefined if it is missing or does not exist.
 *
 * @param query of the address
 * @param name of the parameter
 */
export function isoDateParameter(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name)
  return text !== null && toIsoDate(text) === text ? text : undefined
}
