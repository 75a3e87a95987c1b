import type { Appearance, Density } from './appearance.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/**
 * Returns the classes that set the theme's custom properties on an element; `system` is resolved by
 * the user's settings.
 */
export function useThemeClass(appearance: Appearance, density: Density, brandClass = '', page?: Document): string {
  const prefersContrast = useMediaQuery('(prefers-contrast: more)', page)
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', page)
  const ofSystem = prefersContrast ? 'high-contrast' : prefersDark ? 'dark' : 'light'
  return `nalam-theme nalam-${appearance === 'system' ? ofSystem : appearance} nalam-${density} ${brandClass}`.trim()
}
