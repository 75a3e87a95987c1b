import { DocsContainer as StorybookContainer } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { useMediaQuery } from '../packages/ui/src/theme/useMediaQuery.ts'
import { useDocsGlobals } from './docsGlobals.ts'
import { Feedback } from './Feedback.tsx'
import { frameTheme, type FrameAppearance } from './frameTheme.ts'
import { OWN_BRAND } from './ownBrand.ts'

/** Returns the theme of the toolbar; forced colours are the browser's own and stay light here. */
function useAppearance(appearance: unknown): FrameAppearance {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', document)
  if (appearance === 'dark' || appearance === 'high-contrast') return appearance
  return appearance === 'system' && prefersDark ? 'dark' : 'light'
}

/** The frame of every page of the documentation, in the theme and the brand of the toolbar. */
export function DocsContainer({ children, ...rest }: ComponentProps<typeof StorybookContainer>) {
  const globals = useDocsGlobals()
  const appearance = useAppearance(globals['appearance'])
  const isOwn = globals['brand'] === 'own' && appearance !== 'high-contrast'
  const { 'nalam-brand-ink': brandInk }: Record<string, unknown> = isOwn ? { ...OWN_BRAND[appearance] } : {}
  return (
    <StorybookContainer {...rest} theme={frameTheme(appearance, typeof brandInk === 'string' ? brandInk : undefined)}>
      {children}
      <hr />
      <Feedback />
    </StorybookContainer>
  )
}
