import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listMove } from './useMovingFocus.ts'

const SOURCE = fileURLToPath(new URL('../', import.meta.url))

describe('keys in a list', () => {
  it.each([
    ['ArrowDown', 'a', 'b'],
    ['ArrowDown', 'e', 'e'],
    ['ArrowUp', 'a', 'a'],
    ['j', 'b', 'c'],
    ['k', 'b', 'a'],
    ['Home', 'd', 'a'],
    ['End', 'b', 'e'],
    ['Enter', 'b', undefined],
    ['A', 'b', undefined],
    ['Tab', 'b', undefined],
  ])('%s on item %s of a to e', (key, from, expected) => {
    expect(listMove(['a', 'b', 'c', 'd', 'e'])(key, from)).toBe(expected)
  })
})

it('arrow keys move the focus by useMovingFocus alone (useBookingKeys is based on it), or by Fluent', () => {
  const byHand = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
    .filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(SOURCE, file), 'utf8')
      return /\bArrow(?:Up|Down|Left|Right)\b/.test(text) && !/useMovingFocus|useBookingKeys/.test(text)
    })
  expect(byHand.toSorted()).toEqual([
    // Opens the menu at its last item.
    'components/MenuButton/MenuButton.tsx',
    'components/MenuButton/OpenMenu.tsx',
    // Moves the insertion mark inside one input.
    'components/OneTimeCodeField/OneTimeCodeField.tsx',
    // Names the keys of a list by useMovingFocus.
    'screens/Queue/QueueRow.tsx',
  ])
})
