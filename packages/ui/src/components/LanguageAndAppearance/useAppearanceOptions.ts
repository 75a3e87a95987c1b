import type { Appearance } from '../../theme/internal.ts'
import { appearanceMessages, useMessages } from '../../messages/internal.ts'

const APPEARANCES = ['system', 'light', 'dark', 'high-contrast'] as const

/** Returns the appearances with their names, in the order in which they are offered. */
export function useAppearanceOptions(): { value: Appearance; text: string }[] {
  const messages = useMessages(appearanceMessages)
  return APPEARANCES.map((value) => ({
    value,
    text: value === 'high-contrast' ? messages.highContrast : messages[value],
  }))
}
