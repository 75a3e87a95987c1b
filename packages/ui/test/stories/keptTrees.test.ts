import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { treeFile } from './snapshots.ts'

const src = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src')
const files = globSync('**/*.stories.tsx', { cwd: src })

it('finds the stories', () => expect(files.length).toBeGreaterThan(50))

it.each(files)('%s: the accessibility tree of each of its stories is kept, and no other', (file) => {
  const text = readFileSync(join(src, file), 'utf8')
  const [, title = ''] = /title: '((?:Components|Design|Flows|Screens)\/[^']+)'/.exec(text) ?? []
  const tree = treeFile(title)
  const kept = existsSync(tree) ? [...readFileSync(tree, 'utf8').matchAll(/^## (\w+)$/gm)].map(([, name]) => name) : []
  const stories = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name)
  expect(kept.toSorted()).toEqual(stories.toSorted())
})
