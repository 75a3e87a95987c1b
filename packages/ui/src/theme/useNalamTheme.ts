import type { Theme } from '@fluentui/react-components'
import { useMemo } from 'react'
import type { Appearance } from './appearance.ts'
import type { NalamTheme } from './createNalamTheme.ts'
import { darkTheme, forcedColors, highContrastTheme, lightTheme } from './themes.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/**
 * Returns the Fluent theme of an appearance and its name. `system` is resolved by the user's
 * settings. On paper every theme is the light one.
 */
export function useNalamTheme(
  appearance: Appearance,
  own: NalamTheme | undefined,
  page: Document | undefined,
): { theme: Theme; name: Exclude<Appearance, 'system'> } {
  const prefersContrast = useMediaQuery('(prefers-contrast: more)', page)
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', page)
  const isForced = useMediaQuery('(forced-colors: active)', page)
  const isPaper = useMediaQuery('print', page)
  const ofSystem = prefersContrast ? 'high-contrast' : prefersDark ? 'dark' : 'light'
  const name = isPaper ? 'light' : appearance === 'system' ? ofSystem : appearance
  const theme = useMemo(() => {
    const themes = { light: own?.light ?? lightTheme, dark: own?.dark ?? darkTheme, 'high-contrast': highContrastTheme }
    return isForced ? { ...themes[name], ...forcedColors } : themes[name]
  }, [name, own, isForced])
  return { theme, name }
}
