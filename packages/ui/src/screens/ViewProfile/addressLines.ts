/**
 * Returns an address as display lines: split into two lines before its last two comma-separated
 * parts (PROF-02).
 *
 * @returns two lines, the first ending in its comma; one line if there are at most two parts, none
 *   if empty
 */
export function addressLines(address: string): string[] {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) return []
  if (parts.length <= 2) return [parts.join(', ')]
  return [`${parts.slice(0, -2).join(', ')},`, parts.slice(-2).join(', ')]
}
