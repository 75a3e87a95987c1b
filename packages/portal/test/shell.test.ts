import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { darkTheme, lightTheme } from '@nalam/ui/theme/fluent'
import { expect, it } from 'vitest'

/** The colours of the page before the first script, and the tokens that they must be equal to. */
const COLORS = {
  ground: 'nalam-canvas',
  card: 'nalam-card',
  line: 'nalam-card-line',
  mark: 'nalam-kolam-line',
  ink: 'colorNeutralForeground1',
  'ink-3': 'nalam-ink-3',
}
const html = readFileSync(join(import.meta.dirname, '..', 'index.html'), 'utf8')

it.each([
  ['light', ':root {', lightTheme],
  ['dark', ":root[data-appearance='dark'] {", darkTheme],
] as const)('index.html has the colours of the %s theme', (_, selector, theme) => {
  const [, block = ''] = html.split(selector)
  const declared = Object.fromEntries(
    Array.from(block.split('}')[0]?.matchAll(/--shell-([\w-]+): ([^;]+);/g) ?? [], ([, name, value]) => [name, value]),
  )
  const expected = Object.entries(COLORS).map(([name, token]): [string, unknown] => [name, Reflect.get(theme, token)])
  expect(declared).toEqual(Object.fromEntries(expected))
})
