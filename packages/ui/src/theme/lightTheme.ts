import { createLightTheme, type Theme } from '@fluentui/react-components'
import { brand } from './brand.ts'
import { lightOwnTokens, named } from './ownTokens.ts'
import { neutral, shared } from './sharedTheme.ts'

/**
 * Theme of the light appearance. All themes can be passed to a FluentProvider: they hold Fluent's
 * tokens and ours.
 */
export const lightTheme: Theme = {
  ...createLightTheme(brand),
  ...shared,
  ...named(lightOwnTokens),
  ...neutral(lightOwnTokens),
  colorNeutralForeground1: '#152426',
  colorNeutralForeground1Hover: '#152426',
  colorNeutralForeground1Pressed: '#152426',
  colorNeutralForegroundDisabled: '#8a989a',
  colorNeutralBackground1Hover: '#eef7f8',
  colorNeutralBackground1Pressed: '#d9eef0',
  colorSubtleBackgroundHover: '#eef7f8',
  colorSubtleBackgroundPressed: '#d9eef0',
  colorNeutralStroke1: '#cbd6d7',
  colorNeutralStroke1Hover: '#9fb0b3',
  colorNeutralStroke1Pressed: '#7b8c8f',
  colorNeutralStroke3: '#eef2f2',
  colorNeutralStrokeDisabled: '#d5dedf',
  colorStrokeFocus2: '#0c6b75',
  colorBrandForegroundLinkHover: '#084b52',
}
