import type { PublishDates } from '@nalam/ui/screens/Availability'
import { isoDateParameter } from '../../shared/isoDateParameter.ts'
import { paths } from '../../shared/paths.ts'

/**
 * Returns the days of a preview from an address; undefined if the query has none or they do not
 * exist, in which case the hours are shown. The days identify nobody, so they may be in an address
 * (D19).
 *
 * @param query such as `?from=2026-11-24&to=2026-12-21&copy=2026-11-16`
 */
export function readPlanDates(query: string): PublishDates | undefined {
  const parameters = new URLSearchParams(query)
  const [from, to] = [isoDateParameter(parameters, 'from'), isoDateParameter(parameters, 'to')]
  if (from === undefined || to === undefined) return undefined
  const copyFrom = isoDateParameter(parameters, 'copy')
  return { from, to, ...(copyFrom !== undefined && { copyFrom }) }
}

export function planAddress({ from, to, copyFrom }: PublishDates): string {
  const parameters = new URLSearchParams({ from, to, ...(copyFrom !== undefined && { copy: copyFrom }) })
  return `${paths.availability}?${parameters}`
}
