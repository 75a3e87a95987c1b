import { createLightTheme, type Theme } from '@fluentui/react-components'
import { brand } from './brand.ts'
import { lightOwnTokens } from './ownTokens.ts'
import { named, shared } from './sharedTheme.ts'

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
