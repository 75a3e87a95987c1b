import type { Theme } from '@fluentui/react-components'
import type { OwnTokens } from './ownTokens.ts'

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

/** Returns Fluent's names of our own colours. In high contrast they keep Fluent's. */
export const neutral = (own: OwnTokens): Partial<Theme> => ({
  colorNeutralForeground2: own.ink2,
  colorNeutralForeground3: own.ink3,
  colorNeutralForeground4: own.ink3,
  colorNeutralBackground1Selected: own.tint,
  colorNeutralBackground2: own.canvas,
  colorNeutralBackground3: own.mutedCard,
  colorNeutralBackgroundDisabled: own.mutedCard,
  colorNeutralStroke2: own.cardLine,
  colorNeutralStrokeAccessible: own.fieldLine,
  colorNeutralStrokeAccessibleHover: own.ink3,
  colorNeutralStrokeAccessiblePressed: own.ink2,
  colorBrandForegroundLink: own.brandInk,
  colorStatusDangerForeground1: own.declinedInk,
  colorPaletteRedForeground1: own.declinedInk,
  colorPaletteRedForeground3: own.declinedInk,
  colorPaletteRedBorder2: own.declinedInk,
})
