import type { Theme } from '@fluentui/react-components'
import type { Appearance } from './appearance.ts'
import { lightTheme } from './lightTheme.ts'

export type ThemeName = Exclude<Appearance, 'system'>
type Themes = Readonly<Partial<Record<ThemeName, Theme>>>

let loaded: Themes = { light: lightTheme }
const listeners = new Set<() => void>()

/** Returns the themes that can be shown at once. */
export const loadedThemes = (): Themes => loaded

export function subscribeToThemes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Fetches the themes of the dark and the high-contrast appearance. `NalamProvider` does it when it
 * needs one and stays light until then; a host that calls it before the first render shows no light
 * page first.
 */
export async function loadThemes(): Promise<void> {
  const { darkTheme, highContrastTheme } = await import('./darkThemes.ts')
  loaded = { light: lightTheme, dark: darkTheme, 'high-contrast': highContrastTheme }
  for (const listener of listeners) listener()
}
