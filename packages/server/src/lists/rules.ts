/** Rows of one page of bookings or tickets. */
export const PAGE_SIZE = 10

/** Number of pages; none when there is nothing. */
export function pagesOf(items: number, perPage: number): number {
  return Math.ceil(items / perPage)
}

/** The words of a search text in lower case; none when everything is wanted. */
export function searchWords(searchQuery: string | undefined): string[] {
  return (searchQuery ?? '').normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
}

/** The LIKE pattern that finds a word anywhere, with the wildcards of LIKE taken literally. */
export function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
