import { type Appearance, loadThemes } from '@nalam/ui/theme'

/**
 * Fetches the theme of an appearance, unless it is the light one, which needs no fetch. If it is
 * missing, the provider fetches it again.
 */
export async function fetchTheme(appearance: Appearance): Promise<void> {
  const system = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']
  const isLight =
    appearance === 'light' || (appearance === 'system' && !system.some((query) => matchMedia(query).matches))
  if (!isLight) await loadThemes().catch(() => undefined)
}
