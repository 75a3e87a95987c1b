import { area } from '../area.ts'

/** The menu of language and appearance. */
export const appearanceMessages = area('appearance', {
  language: 'Language',
  appearance: 'Appearance',
  system: 'Use system setting',
  light: 'Light',
  dark: 'Dark',
  highContrast: 'High contrast',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
})
