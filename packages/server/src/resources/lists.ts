import { searchedText } from '@nalam/sdk'

/** Rows of one page of bookings or tickets. */
export const PAGE_SIZE = 10

/** Returns the number of pages; 0 without items. */
export function pagesOf(items: number, perPage: number): number {
  return Math.ceil(items / perPage)
}

/** Returns the words of a search text in lower case; an empty list matches everything. */
export function searchWords(searchQuery: string | undefined): string[] {
  return searchedText(searchQuery ?? '')
    .split(/\s+/)
    .filter(Boolean)
}

/** Returns a LIKE pattern that finds a word anywhere; the wildcards of LIKE are escaped. */
export function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
