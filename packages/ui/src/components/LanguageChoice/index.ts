export { LanguageChoice, type LanguageChoiceProps } from './LanguageChoice.tsx'
