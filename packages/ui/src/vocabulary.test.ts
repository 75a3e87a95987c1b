// Rules for the property names of all components and screens.
//
// A boolean property begins with `is`, `has`, `can` or `should`. Two kinds of names stay as React,
// the browser and Fluent have them: attributes (`open`, `required`, `disabled`, `multiple`, and
// Fluent's `disabledFocusable`; `keepalive` of a request in the SDK), and `default…` for the first
// value of an uncontrolled property (`isAllSelected`, `defaultAllSelected`, `onAllSelectedChange`).
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const BOOLEAN_NAME = /^(?:is|has|can|should|default)[A-Z]|^(?:open|required|disabled|disabledFocusable|multiple)$/

const source = dirname(fileURLToPath(import.meta.url))

/** Returns the names of all boolean properties that the interfaces and types of a file declare. */
function booleansIn(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8')
  return Array.from(text.matchAll(/^ +(?:readonly )?(\w+)\??: boolean(?: \| undefined)?$/gm), ([, name = '']) => name)
}

const files = globSync('{components,forms,screens}/*/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/\.(?:stories|test)\.tsx?$/.test(file),
)

it('a boolean property asks a question: is, has, can or should', () => {
  const booleans = files.flatMap((file) => booleansIn(file).map((name) => ({ file, name })))
  expect(booleans.length).toBeGreaterThan(50)
  expect(booleans.filter(({ name }) => !BOOLEAN_NAME.test(name))).toEqual([])
})
