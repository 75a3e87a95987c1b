const MINUTE = 60_000

/**
 * Returns an elapsed time as a count of its largest unit.
 *
 * @param elapsed milliseconds
 * @returns undefined within the first minute
 */
export function agoParts(elapsed: number): { count: number; unit: 'minute' | 'hour' | 'day' } | undefined {
  const minutes = Math.floor(elapsed / MINUTE)
  if (minutes < 1) return undefined
  if (minutes < 60) return { count: minutes, unit: 'minute' }
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? { count: hours, unit: 'hour' } : { count: Math.floor(hours / 24), unit: 'day' }
}
