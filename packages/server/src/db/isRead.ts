/** Whether a statement only reads: a select, or one that gives other selects a name first (`with "name" as (select …`). */
export function isRead(text: string): boolean {
  return /^(?:with "\w+" as \()?select\b/i.test(text)
}
