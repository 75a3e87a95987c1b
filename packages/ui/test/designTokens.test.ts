import { teamsHighContrastTheme, webDarkTheme, webLightTheme } from '@fluentui/react-components'
import { darkTheme, highContrastTheme, lightTheme } from '@nalam/ui/theme/fluent'
import { describe, expect, it } from 'vitest'
import { designTokens, type Values } from '../scripts/designTokens.ts'

const valuesOf = (theme: object) => theme as Values
const light = designTokens(valuesOf(lightTheme), valuesOf(webLightTheme))

describe('token files for designers', () => {
  it.each([
    ['light', lightTheme, webLightTheme],
    ['dark', darkTheme, webDarkTheme],
    ['high contrast', highContrastTheme, teamsHighContrastTheme],
  ])('%s: every value that the theme sets itself is in one group', (_, theme, fluent) => {
    const groups = designTokens(valuesOf(theme), valuesOf(fluent))
    const named = Object.values(groups).flatMap((group) => Object.keys(group))
    const own = Object.entries(theme).filter(([name, value]) => value !== valuesOf(fluent)[name])
    expect(named.toSorted()).toEqual(own.map(([name]) => name).toSorted())
    expect(new Set(Object.values(groups.color).map(({ $type }) => $type))).toEqual(new Set(['color']))
    expect(named.filter((name) => /^\$|[{}.]/.test(name))).toEqual([])
  })

  it('writes values with their units and colour space', () => {
    expect(light.color['colorNeutralForeground1']).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.0824, 0.1412, 0.149], alpha: 1, hex: '#152426' },
    })
    expect(light.color['nalam-scrim']?.$value).toMatchObject({ alpha: 0.45, hex: '#021416' })
    expect(light.type['fontSizeBase300']).toEqual({ $type: 'dimension', $value: { value: 0.9375, unit: 'rem' } })
    expect(light.type['fontFamilyBase']?.$value).toEqual([
      'Mukta',
      'Mukta Malar',
      'Nalam Fallback',
      'system-ui',
      'sans-serif',
    ])
    expect(light.radius['borderRadiusMedium']).toEqual({ $type: 'dimension', $value: { value: 8, unit: 'px' } })
    expect(light.motion['durationNormal']).toEqual({ $type: 'duration', $value: { value: 150, unit: 'ms' } })
  })

  it('refuses a value that the format has no type for', () => {
    expect(() => designTokens({ colorNew: 'inherit' }, {})).toThrow('colorNew: inherit')
  })
})
