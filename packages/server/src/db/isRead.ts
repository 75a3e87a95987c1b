/**
 * Returns whether a statement only reads: a select, or a select with common table expressions
 * (`with "name" as (select …`).
 */
export function isRead(text: string): boolean {
  return /^(?:with "\w+" as \()?select\b/i.test(text)
}
