import { createLightTheme } from '@fluentui/react-components'
import type { Theme } from '@fluentui/react-components'
import { brand } from './brand.ts'
import { customProperty, forcedOwnTokens, lightOwnTokens, type OwnTokens } from './ownTokens.ts'

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

/**
 * Theme of the light appearance. All themes can be passed to a FluentProvider: they hold Fluent's
 * tokens and ours.
 */
export const lightTheme: Theme = {
  ...createLightTheme(brand),
  ...shared,
  ...named(lightOwnTokens),
  colorNeutralForeground1: '#152426',
  colorNeutralForeground1Hover: '#152426',
  colorNeutralForeground1Pressed: '#152426',
  colorNeutralForeground2: '#4b5c5f',
  colorNeutralForeground3: '#5c6c6f',
  colorNeutralForeground4: '#5c6c6f',
  colorNeutralForegroundDisabled: '#8a989a',
  colorNeutralBackground1Hover: '#eef7f8',
  colorNeutralBackground1Pressed: '#d9eef0',
  colorNeutralBackground1Selected: '#eef7f8',
  colorNeutralBackground2: '#f6f8f8',
  colorNeutralBackground3: '#eef2f2',
  colorNeutralBackgroundDisabled: '#eef2f2',
  colorSubtleBackgroundHover: '#eef7f8',
  colorSubtleBackgroundPressed: '#d9eef0',
  colorNeutralStroke1: '#cbd6d7',
  colorNeutralStroke1Hover: '#9fb0b3',
  colorNeutralStroke1Pressed: '#7b8c8f',
  colorNeutralStroke2: '#e1e8e9',
  colorNeutralStroke3: '#eef2f2',
  colorNeutralStrokeAccessible: '#7b8c8f',
  colorNeutralStrokeAccessibleHover: '#5c6c6f',
  colorNeutralStrokeAccessiblePressed: '#4b5c5f',
  colorNeutralStrokeDisabled: '#d5dedf',
  colorStrokeFocus2: '#0c6b75',
  colorBrandForegroundLink: '#0c6b75',
  colorBrandForegroundLinkHover: '#084b52',
  colorStatusDangerForeground1: '#a4262c',
  colorPaletteRedForeground1: '#a4262c',
  colorPaletteRedForeground3: '#a4262c',
  colorPaletteRedBorder2: '#a4262c',
}

/** Our own tokens as the colours that the user chose in the system, for forced-colors mode. */
export const forcedColors: Partial<Theme> = named(forcedOwnTokens)
