export type { Appearance, Density } from './appearance.ts'
export { breakpoints, media, nalamTokens } from './nalamTokens.ts'
export { useControlStyles } from './useControlStyles.ts'
export { useMediaQuery } from './useMediaQuery.ts'
