export { LanguageAndAppearance, type LanguageAndAppearanceProps } from './LanguageAndAppearance.tsx'
