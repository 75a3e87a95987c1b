import { patternOf, searchWords } from '../lists/rules.ts'

/** The patterns of a search of tickets, each of which has to match in subject or message, in any order; none when everything is wanted. */
export function ticketPatterns(searchQuery: string | undefined): string[] {
  return searchWords(searchQuery).map(patternOf)
}
