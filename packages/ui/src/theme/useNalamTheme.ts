import type { Theme } from '@fluentui/react-components'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Appearance } from './appearance.ts'
import type { NalamTheme } from './createNalamTheme.ts'
import { lightTheme } from './lightTheme.ts'
import { forcedColors } from './ownTokens.ts'
import { loadedThemes, loadThemes, subscribeToThemes, type ThemeName } from './loadThemes.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/**
 * Returns the Fluent theme of an appearance and its name. `system` is resolved by the user's
 * settings. On paper every theme is the light one. While a theme is being fetched, the previous one
 * stays.
 */
export function useNalamTheme(
  appearance: Appearance,
  own: NalamTheme | undefined,
  page: Document | undefined,
): { theme: Theme; name: ThemeName } {
  const prefersContrast = useMediaQuery('(prefers-contrast: more)', page)
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', page)
  const isForced = useMediaQuery('(forced-colors: active)', page)
  const isPaper = useMediaQuery('print', page)
  const ofSystem = prefersContrast ? 'high-contrast' : prefersDark ? 'dark' : 'light'
  const wanted = isPaper ? 'light' : appearance === 'system' ? ofSystem : appearance
  const loaded = useSyncExternalStore(subscribeToThemes, loadedThemes, loadedThemes)
  const [name, setName] = useState<ThemeName>('light')
  const isMissing = loaded[wanted] === undefined
  if (!isMissing && name !== wanted) setName(wanted)
  useEffect(() => {
    if (isMissing) void loadThemes()
  }, [isMissing])
  const theme = useMemo(() => {
    const base = (name === 'light' ? own?.light : name === 'dark' ? own?.dark : undefined) ?? loaded[name] ?? lightTheme
    return isForced ? { ...base, ...forcedColors } : base
  }, [name, own, loaded, isForced])
  return { theme, name }
}
