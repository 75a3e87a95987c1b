import type { Theme } from '@fluentui/react-components'
import { customProperty, inTwoColors, type OwnTokens } from './ownTokens.ts'

const FONT = "'Mukta', 'Mukta Malar', 'Nalam Fallback', system-ui, sans-serif"

/** Type, shape and motion: the same in every theme. */
export const shared: Partial<Theme> = {
  fontFamilyBase: FONT,
  fontFamilyNumeric: FONT,
  fontSizeBase100: '0.75rem',
  lineHeightBase100: '1rem',
  fontSizeBase200: '0.8125rem',
  lineHeightBase200: '1.125rem',
  fontSizeBase300: '0.9375rem',
  lineHeightBase300: '1.375rem',
  fontSizeBase400: '0.9375rem',
  lineHeightBase400: '1.375rem',
  fontSizeBase500: '1.125rem',
  lineHeightBase500: '1.625rem',
  fontSizeBase600: '1.625rem',
  lineHeightBase600: '2.125rem',
  borderRadiusSmall: '4px',
  borderRadiusMedium: '8px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
  durationNormal: '150ms',
  durationGentle: '200ms',
  durationSlow: '200ms',
  durationSlower: '200ms',
  durationUltraSlow: '200ms',
}

/**
 * Returns our own tokens under the names of their custom properties: a FluentProvider sets every
 * entry of a theme as a custom property.
 */
export const named = (own: OwnTokens) =>
  Object.fromEntries(Object.entries(own).map(([name, value]) => [customProperty(name).slice(2), value]))

/** Our own tokens as the colours that the user chose in the system, for forced-colors mode. */
export const forcedColors: Partial<Theme> = named({
  ...inTwoColors('Canvas', 'CanvasText'),
  brandInk: 'LinkText',
  skeleton: 'GrayText',
})
