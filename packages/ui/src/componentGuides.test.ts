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

// `pnpm check:documents` compiles the samples, together with those of all other documents.
it('the guide of every component and screen explains when to use it and which keys it has, and gives a sample', () => {
  const wrong = parts.filter(({ kind, name, folder }) => {
    const file = join(folder, `${name}.md`)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const form =
      /^# \w+\n\n## When to use\n\n[^#]{20,}\n\n## Keys\n\n[^#]{10,}\n\n## Sample\n\n```tsx\n([^]+?)```\n$/.exec(text)
    return !form?.[1]?.includes(`from '@nalam/ui/${kind}/${name}'`)
  })
  expect(parts.length).toBeGreaterThan(60)
  expect(wrong.map(({ name }) => name)).toEqual([])
})
