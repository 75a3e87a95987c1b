import { patternOf, searchWords } from '../lists.ts'

/**
 * Returns the patterns of a ticket search. Each of them must match in subject or message, in any
 * order; an empty list matches everything.
 */
export function ticketPatterns(searchQuery: string | undefined): string[] {
  return searchWords(searchQuery).map(patternOf)
}
