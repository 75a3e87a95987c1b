import { create } from 'storybook/theming/create'
import { darkOwnTokens, highContrastOwnTokens } from '../packages/ui/src/theme/darkOwnTokens.ts'
import { lightOwnTokens, type OwnTokens } from '../packages/ui/src/theme/ownTokens.ts'

export type FrameAppearance = 'light' | 'dark' | 'high-contrast'

const TOKENS: Readonly<Record<FrameAppearance, OwnTokens>> = {
  light: lightOwnTokens,
  dark: darkOwnTokens,
  'high-contrast': highContrastOwnTokens,
}
/** Fluent's text, of which we have no token. */
const INK: Readonly<Record<FrameAppearance, string>> = {
  light: '#152426',
  dark: '#eef4f4',
  'high-contrast': highContrastOwnTokens.ink2,
}

/**
 * Returns the look of Storybook's own sidebar and pages in the colours of our themes.
 *
 * @param brandInk colour of links; that of our brand by default
 */
export function frameTheme(appearance: FrameAppearance, brandInk = TOKENS[appearance].brandInk) {
  const { canvas, card, cardLine, ink2, fieldLine, tint } = TOKENS[appearance]
  const ink = INK[appearance]
  return create({
    base: appearance === 'light' ? 'light' : 'dark',
    brandTitle: 'Nalam',
    colorPrimary: brandInk,
    colorSecondary: brandInk,
    appBg: canvas,
    appContentBg: card,
    appPreviewBg: card,
    appHoverBg: tint,
    appBorderColor: cardLine,
    appBorderRadius: 8,
    textColor: ink,
    textMutedColor: ink2,
    barBg: card,
    barTextColor: ink2,
    barHoverColor: brandInk,
    barSelectedColor: brandInk,
    inputBg: card,
    inputBorder: fieldLine,
    inputTextColor: ink,
    inputBorderRadius: 8,
  })
}
