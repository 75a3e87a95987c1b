/**
 * Returns whether a statement only reads: a select, or a select with common table expressions
 * (`with "name" as (select …`).
 */
export function isRead(text: string): boolean {
  return /^(?:with "\w+" as \()?select\b/i.test(text)
}

/** The end of the names of long reads. */
const LONG = '_long'

/** Returns the name of a prepared read that takes milliseconds: it has a connection to itself. */
export const longRead = (name: string): string => `${name}${LONG}`

/** Returns whether this is the name of a prepared read after which others may wait. */
export const isShortRead = (name: string): boolean => !name.endsWith(LONG)
