// What we take from Fluent, read from the tables of decision 0023: every part in the first table
// imports what it says, and markup of our own stands only in the files of the second one.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const DECISION = new URL('../../../docs/decisions/0023-what-we-take-from-fluent.md', import.meta.url)

/** Returns the rows of the table under this head, each with the words in code of its cells. */
function rowsOf(head: string): string[][][] {
  const [, table = ''] = readFileSync(DECISION, 'utf8').split(`| ${head} |`)
  const [rows = ''] = table.split('\n\n')
  return rows
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, word = '']) => word)),
    )
}

const files = globSync('**/*.tsx', { cwd: SOURCE })
  .filter((file) => !/\.(?:stories|test)\.tsx$|^fixtures\/|^testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }))

/** The names that a part imports from Fluent as values. */
function fluentPartsOf(part: string): Set<string> {
  const texts = files.filter(({ file }) => file.startsWith(part)).map(({ text }) => text)
  const imports = texts.flatMap((text) => [
    ...text.matchAll(/import \{([^}]*)\} from '@fluentui\/(?:react-components|react-calendar-compat)'/g),
  ])
  return new Set(imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? '')))
}

const OWN_MARKUP =
  /<(dialog|select|textarea|input|table|button)(?=[\s>])|\brole="(dialog|alertdialog|menu|menuitem|tooltip|tablist|tab|listbox|combobox|switch|alert|status)"/g

/** Markup of our own for which Fluent has a part: `calendar/Sheet.tsx: table`. */
const own = files.flatMap(({ file, text }) =>
  [...new Set(Array.from(text.matchAll(OWN_MARKUP), ([, tag, role]) => tag ?? `role=${role}`))].map(
    (markup) => `${file}: ${markup}`,
  ),
)

describe('[STACK-02] what Fluent has is Fluent’s', () => {
  const parts = rowsOf('part | Fluent’s')

  it.each(parts.flatMap(([[part = ''] = [], names = []]) => names.map((name) => [part, name] as const)))(
    '%s is built on %s',
    (part, name) => {
      expect([...fluentPartsOf(part)]).toContain(name)
    },
  )

  it('the table of parts is read', () => {
    expect(parts.length).toBeGreaterThan(20)
  })

  it('own markup is only where decision 0023 says why, and no row is out of date', () => {
    const rows = rowsOf('own markup | where | why').flatMap(([[markup = ''] = [], where = []]) =>
      where.map((file) => `${file}: ${markup}`),
    )
    expect(own.toSorted()).toEqual(rows.toSorted())
  })

  it('unstable functions are only those that decision 0023 names with a reason, nine at most', () => {
    const rows = rowsOf('function | where | why').flatMap(([names = [], [file = ''] = []]) =>
      names.map((name) => `${file}: ${name}`),
    )
    const used = files.flatMap(({ file, text }) =>
      [...new Set(Array.from(text.matchAll(/\b\w+_unstable\b/g), ([name]) => name))].map((name) => `${file}: ${name}`),
    )
    expect(used.toSorted()).toEqual(rows.toSorted())
    expect(rows.length).toBeLessThanOrEqual(9)
  })

  it('own markup is found, also on several lines', () => {
    const found = (text: string) => [...text.matchAll(OWN_MARKUP)].length
    expect([found('<button\n  type'), found('<dialog>'), found('<div role="menu">'), found('<Button>')]).toEqual([
      1, 1, 1, 0,
    ])
  })
})
