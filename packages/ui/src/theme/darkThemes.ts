import { createDarkTheme, teamsHighContrastTheme, type Theme } from '@fluentui/react-components'
import { brand } from './brand.ts'
import { darkOwnTokens, highContrastOwnTokens } from './darkOwnTokens.ts'
import { named } from './ownTokens.ts'
import { neutral, shared } from './sharedTheme.ts'

/** Theme of the dark appearance: brand surfaces are light enough for dark text. */
export const darkTheme: Theme = {
  ...createDarkTheme(brand),
  ...shared,
  ...named(darkOwnTokens),
  ...neutral(darkOwnTokens),
  colorNeutralForeground1: '#eef4f4',
  colorNeutralForegroundDisabled: '#6d7d7f',
  colorNeutralForegroundOnBrand: '#06191b',
  colorNeutralForegroundInverted: '#06191b',
  colorNeutralBackground1: '#162122',
  colorNeutralBackground1Hover: '#1d2d2f',
  colorNeutralBackground1Pressed: '#13343a',
  colorSubtleBackgroundHover: '#1d2d2f',
  colorSubtleBackgroundPressed: '#13343a',
  colorNeutralStroke1: '#43545a',
  colorNeutralStroke1Hover: '#62757b',
  colorNeutralStroke1Pressed: '#7f9194',
  colorNeutralStroke3: '#202c2d',
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
  colorBrandForegroundLinkHover: '#8fd0d8',
  colorBrandForegroundLinkPressed: '#6bb8c1',
  colorBrandStroke1: '#58a9b2',
}

/** Theme of the high contrast appearance. */
export const highContrastTheme: Theme = {
  ...teamsHighContrastTheme,
  ...shared,
  ...named(highContrastOwnTokens),
  colorPaletteRedBorder2: highContrastOwnTokens.declinedInk,
}
