/** How far a component or screen has come. */
export type Maturity = 'stable' | 'beta'

export const MATURITIES: Readonly<Record<Maturity, string>> = {
  stable: 'Use it. Its look and its behaviour change only with a major version.',
  beta: 'Use it, and tell us what is missing. It belongs to a part of the portal that is still growing, so its look may change.',
}

/** Folders of the parts that are not stable yet. */
export const BETA: ReadonlySet<string> = new Set([
  'Availability',
  'AvailabilityPreview',
  'Calendar',
  'FilterRow',
  'LiveBar',
  'SignInAgain',
])

/** @param folder the folder of the component or screen, such as `TextField` */
export const maturityOf = (folder: string): Maturity => (BETA.has(folder) ? 'beta' : 'stable')
