export { NalamProvider, type Appearance, type Density, type NalamProviderProps } from './NalamProvider.tsx'
export { breakpoints, media, nalamTokens } from './nalamTokens.ts'
export { useControlStyles } from './useControlStyles.ts'
export { useMediaQuery } from './useMediaQuery.ts'
