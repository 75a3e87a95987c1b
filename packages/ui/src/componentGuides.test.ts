import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const parts = globSync('{components,forms,screens}/*/index.ts', { cwd: SOURCE }).map((file) => {
  const [kind = '', name = ''] = file.split('/')
  return { kind, name, folder: join(SOURCE, kind, name) }
})

it('[UI-01] every component and screen has stories', () => {
  const without = parts.filter(({ folder }) => !readdirSync(folder).some((file) => file.endsWith('.stories.tsx')))
  expect(without.map(({ name }) => name)).toEqual([])
})

const FORM =
  /^# \w+\n\n(?<forDesigners>## When to use\n\n[^#]{20,}\n\n## Keys\n\n[^#]{10,}\n\n)(?:## For developers\n\n[^#]{10,}\n\n)?## Sample\n\n```tsx\n(?<sample>[^]+?)```\n$/

const partsOf = ({ name, folder }: { name: string; folder: string }) => {
  const file = join(folder, `${name}.md`)
  return FORM.exec(existsSync(file) ? readFileSync(file, 'utf8') : '')?.groups
}

// `pnpm check:documents` compiles the samples, together with those of all other documents.
it('the guide of every component and screen explains when to use it and which keys it has, and gives a sample', () => {
  const wrong = parts.filter(
    (part) => !partsOf(part)?.['sample']?.includes(`from '@nalam/ui/${part.kind}/${part.name}'`),
  )
  expect(parts.length).toBeGreaterThan(60)
  expect(wrong.map(({ name }) => name)).toEqual([])
})

it('what a guide says to designers needs no code', () => {
  const words = /\b(?:hosts?|callbacks?|props?|render(?:s|ed)?|chunks?|error boundary)\b/
  const wrong = parts.flatMap((part) => {
    const text = partsOf(part)?.['forDesigners'] ?? ''
    const codes = text.match(/`[^`]*`/g)?.filter((code) => /^`[a-z]/.test(code)) ?? []
    return [...codes, ...(words.exec(text) ?? [])].map((found) => `${part.name}: ${found}`)
  })
  expect(wrong).toEqual([])
})

/** A label as its catalogue writes it. A patient's name follows a text, or is within it. */
function sourceOf(label: string): string {
  const text = label.replace(/, <patient>$/, '')
  return text.includes('<patient>') ? `\`${text.replace('<patient>', '${patient}')}\`` : `'${text}'`
}

it('the labels that the README names for tests are texts of the catalogue, and every screen of its table has a row', () => {
  const readme = readFileSync(join(SOURCE, '..', 'README.md'), 'utf8')
  const [, screens = ''] = /\| screen \| heading \|[^\n]*\n\|[-|]+\|\n((?:\|[^\n]*\n)+)/.exec(readme) ?? []
  const catalogue = globSync('messages/en/*.ts', { cwd: SOURCE })
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n')
  const rows = screens.trim().split('\n')
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    const [screen = '', ...labels] = [...row.matchAll(/`([^`]+)`/g)].map(([, label = '']) => label)
    expect
      .soft(
        parts.some(({ kind, name }) => kind === 'screens' && name === screen),
        screen,
      )
      .toBe(true)
    for (const label of labels) expect.soft(catalogue.includes(sourceOf(label)), `${screen}: ${label}`).toBe(true)
  }
})
