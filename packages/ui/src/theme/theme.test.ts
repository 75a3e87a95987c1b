import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contrast } from './colors.ts'
import { nalamTokens } from './nalamTokens.ts'
import { customProperty, darkOwnTokens, highContrastOwnTokens, lightOwnTokens } from './ownTokens.ts'
import type { OwnTokens } from './ownTokens.ts'
import { tokens } from './tokens.ts'

const here = dirname(fileURLToPath(import.meta.url))
const css = () => readFileSync(join(here, 'theme.css'), 'utf8')

const STATUSES = ['pending', 'confirmed', 'declined', 'reschedule'] as const

describe('themes', () => {
  it('every own token refers to the custom property that the generator writes', () => {
    for (const name of Object.keys(lightOwnTokens)) {
      expect(Object.entries(nalamTokens)).toContainEqual([name, `var(${customProperty(name)})`])
    }
  })

  it('theme.css is what the generator writes today', () => {
    const generator = join(here, '..', '..', 'scripts', 'generate-theme.ts')
    expect(() => execFileSync(process.execPath, [generator, '--check'], { stdio: 'pipe' })).not.toThrow()
  })

  it('every token that a style refers to is in theme.css', () => {
    expect(css()).toContain('--colorNeutralForeground1:')
    expect(tokens.colorNeutralForeground1).toBe('var(--colorNeutralForeground1)')
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
  ] as const)('inks on card, canvas and tint reach 4.5, the lines of fields 3, in %s', (_, own: OwnTokens) => {
    const faint = (['ink2', 'ink3', 'brandInk'] as const).flatMap((ink) =>
      (['card', 'canvas', 'tint'] as const)
        .filter((ground) => contrast(own[ink], own[ground]) < 4.5)
        .map((ground) => `${ink} on ${ground}`),
    )
    expect(faint).toEqual([])
    expect(contrast(own.fieldLine, own.card)).toBeGreaterThanOrEqual(3)
  })
})
