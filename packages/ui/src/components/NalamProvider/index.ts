export { NalamProvider, type NalamProviderProps } from './NalamProvider.tsx'
export { PageTheme } from './PageTheme.tsx'
