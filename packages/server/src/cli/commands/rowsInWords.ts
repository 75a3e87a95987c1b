/** Formats row counts and a duration as `1,234 rows of 16 tables in 0.8 s`. */
export function rowsInWords(rows: Readonly<Record<string, number>>, milliseconds: number): string {
  const counts = Object.values(rows)
  const total = counts.reduce((sum, count) => sum + count, 0).toLocaleString('en')
  return `${total} rows of ${counts.length} tables in ${(milliseconds / 1000).toFixed(1)} s`
}
