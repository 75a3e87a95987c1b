import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { hasSnapshot, snapshotFile, snapshotStories } from './snapshots.ts'

const src = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src')

/** Titles and stories as declared in their files. */
const components = globSync('**/*.stories.tsx', { cwd: src }).map((file) => {
  const text = readFileSync(join(src, file), 'utf8')
  const [, title = ''] = /title: '([^'/]+\/[^']+)'/.exec(text) ?? []
  const stories = text
    .split(/^(?=export const \w+: Story)/m)
    .slice(1)
    .map((part) => ({
      exportName: /^export const (\w+)/.exec(part)?.[1] ?? '',
      tags: /^ {2}tags: \['snapshot'\]|^export const .*\{ tags: \['snapshot'\]/m.test(part) ? ['snapshot'] : [],
    }))
  return { title, stories }
})
const withSnapshot = components.filter(({ title }) => hasSnapshot(title))

it('finds the stories', () => expect(components.length).toBeGreaterThan(50))

it.each(withSnapshot)('$title: the accessibility snapshots of its telling stories are there, and no other', (each) => {
  const file = snapshotFile(each.title)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const names = Array.from(text.matchAll(/^## (\w+)$/gm), ([, name]) => name)
  expect(names.toSorted()).toEqual(
    snapshotStories(each.stories)
      .map(({ exportName }) => exportName)
      .toSorted(),
  )
})

it('no snapshot belongs to a component that is gone', () => {
  const files = new Set(withSnapshot.map(({ title }) => basename(snapshotFile(title))))
  const folder = dirname(snapshotFile('any'))
  expect(readdirSync(folder).filter((file) => !files.has(file))).toEqual([])
})
