import { createDarkTheme, createLightTheme, teamsHighContrastTheme } from '@fluentui/react-components'
import type { Theme } from '@fluentui/react-components'
import { brand } from './brand.ts'
import {
  customProperty,
  darkOwnTokens,
  forcedOwnTokens,
  highContrastOwnTokens,
  lightOwnTokens,
  type OwnTokens,
} from './ownTokens.ts'

const FONT = "'Mukta', 'Mukta Malar', 'Nalam Fallback', system-ui, sans-serif"

/** Type, shape and motion: the same in every theme. */
const shared: Partial<Theme> = {
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
const named = (own: OwnTokens) =>
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

/** Theme of the dark appearance: brand surfaces are light enough for dark text. */
export const darkTheme: Theme = {
  ...createDarkTheme(brand),
  ...shared,
  ...named(darkOwnTokens),
  colorNeutralForeground1: '#eef4f4',
  colorNeutralForeground1Hover: '#ffffff',
  colorNeutralForeground1Pressed: '#ffffff',
  colorNeutralForeground2: '#c3cfd0',
  colorNeutralForeground3: '#9aaaac',
  colorNeutralForeground4: '#9aaaac',
  colorNeutralForegroundDisabled: '#6d7d7f',
  colorNeutralForegroundOnBrand: '#06191b',
  colorNeutralForegroundInverted: '#06191b',
  colorNeutralBackground1: '#162122',
  colorNeutralBackground1Hover: '#1d2d2f',
  colorNeutralBackground1Pressed: '#13343a',
  colorNeutralBackground1Selected: '#13343a',
  colorNeutralBackground2: '#0f1718',
  colorNeutralBackground3: '#1b2728',
  colorNeutralBackgroundDisabled: '#1b2728',
  colorSubtleBackgroundHover: '#1d2d2f',
  colorSubtleBackgroundPressed: '#13343a',
  colorNeutralStroke1: '#43545a',
  colorNeutralStroke1Hover: '#62757b',
  colorNeutralStroke1Pressed: '#7f9194',
  colorNeutralStroke2: '#2b3739',
  colorNeutralStroke3: '#202c2d',
  colorNeutralStrokeAccessible: '#7f9194',
  colorNeutralStrokeAccessibleHover: '#9aaaac',
  colorNeutralStrokeAccessiblePressed: '#c3cfd0',
  colorNeutralStrokeDisabled: '#2b3739',
  colorStrokeFocus1: '#06191b',
  colorStrokeFocus2: '#8fd0d8',
  colorBrandBackground: '#58a9b2',
  colorBrandBackgroundHover: '#6bb8c1',
  colorBrandBackgroundPressed: '#4e9da6',
  colorBrandBackgroundSelected: '#58a9b2',
  colorCompoundBrandBackground: '#58a9b2',
  colorCompoundBrandBackgroundHover: '#6bb8c1',
  colorCompoundBrandBackgroundPressed: '#4e9da6',
  colorCompoundBrandForeground1: '#6bb8c1',
  colorCompoundBrandForeground1Hover: '#8fd0d8',
  colorCompoundBrandStroke: '#58a9b2',
  colorCompoundBrandStrokeHover: '#6bb8c1',
  colorCompoundBrandStrokePressed: '#4e9da6',
  colorBrandForeground1: '#6bb8c1',
  colorBrandForeground2: '#8fd0d8',
  colorBrandForegroundLink: '#6bb8c1',
  colorBrandForegroundLinkHover: '#8fd0d8',
  colorBrandForegroundLinkPressed: '#6bb8c1',
  colorBrandStroke1: '#58a9b2',
  colorStatusDangerForeground1: '#f2a6a9',
  colorPaletteRedForeground1: '#f2a6a9',
  colorPaletteRedForeground3: '#f2a6a9',
  colorPaletteRedBorder2: '#e0787d',
}

/** Theme of the high contrast appearance. */
export const highContrastTheme: Theme = { ...teamsHighContrastTheme, ...shared, ...named(highContrastOwnTokens) }

/** Our own tokens as the colours that the user chose in the system, for forced-colors mode. */
export const forcedColors: Partial<Theme> = named(forcedOwnTokens)
