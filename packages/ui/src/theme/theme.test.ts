import { tokens } from '@fluentui/react-components'
import { describe, expect, it } from 'vitest'
import { contrast } from './colors.ts'
import { nalamTokens } from './nalamTokens.ts'
import { darkOwnTokens, highContrastOwnTokens } from './darkOwnTokens.ts'
import { customProperty, lightOwnTokens, type OwnTokens } from './ownTokens.ts'
import { darkTheme, forcedColors, highContrastTheme, lightTheme } from './themes.ts'

const STATUSES = ['pending', 'confirmed', 'declined', 'reschedule'] as const

describe('themes', () => {
  it('every own token refers to the custom property that the themes set', () => {
    for (const name of Object.keys(lightOwnTokens)) {
      expect(Object.entries(nalamTokens)).toContainEqual([name, `var(${customProperty(name)})`])
    }
  })

  it('every token that a style refers to is in every theme', () => {
    expect(tokens.colorNeutralForeground1).toBe('var(--colorNeutralForeground1)')
    for (const theme of [lightTheme, darkTheme, highContrastTheme]) {
      expect(theme).toHaveProperty('colorNeutralForeground1')
      const missing = Object.keys(lightOwnTokens).filter((name) => !(customProperty(name).slice(2) in theme))
      expect(missing).toEqual([])
    }
    expect(Object.keys(forcedColors)).toHaveLength(Object.keys(lightOwnTokens).length)
  })

  it.each([
    ['light', lightOwnTokens, 4.5],
    ['dark', darkOwnTokens, 7],
    ['high contrast', highContrastOwnTokens, 7],
  ] as const)('statuses read well in %s', (_, own: OwnTokens, least) => {
    const faint = STATUSES.filter((status) => contrast(own[`${status}Ink`], own[`${status}Tint`]) < least)
    expect(faint).toEqual([])
  })

  it.each([
    ['light', lightOwnTokens],
    ['dark', darkOwnTokens],
    ['high contrast', highContrastOwnTokens],
  ] as const)(
    'inks on card, canvas and tint and on the red button reach 4.5, lines of fields and the red button 3, in %s',
    (_, own: OwnTokens) => {
      const faint = (['ink2', 'ink3', 'brandInk'] as const).flatMap((ink) =>
        (['card', 'canvas', 'tint'] as const)
          .filter((ground) => contrast(own[ink], own[ground]) < 4.5)
          .map((ground) => `${ink} on ${ground}`),
      )
      expect(faint).toEqual([])
      expect(contrast(own.fieldLine, own.card)).toBeGreaterThanOrEqual(3)
      expect(contrast(own.onDanger, own.danger)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(own.danger, own.card)).toBeGreaterThanOrEqual(3)
    },
  )
})
