import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const FOLDERS = ['.storybook', 'packages/sdk/src', 'packages/ui', 'packages/portal', 'packages/server/src']
const IGNORED = /node_modules|[\\/]\.tsc[\\/]|[\\/]dist[\\/]|messages[\\/](?:ta|hi)[\\/]|\.(?:test|stories|spec)\./

/** Returns whether a source names a language: its tag, or a file of its own. */
const names = (source: string, language: string) =>
  new RegExp(`['"]${language}['"]|\\b${language}:|[/-]${language}[/.]`).test(source)

it('[U3] languages.md lists every file that names each language', () => {
  const page = readFileSync(join(ROOT, 'packages/ui/languages.md'), 'utf8')
  const listed = Array.from(page.matchAll(/^\| `([^`]+)` \|/gm), ([, file = '']) => file)
  const naming = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css|html)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !IGNORED.test(file))
    .filter((file) => ['ta', 'hi'].every((language) => names(readFileSync(file, 'utf8'), language)))
    .map((file) => relative(ROOT, file).replaceAll('\\', '/'))
  expect(listed.toSorted()).toEqual(naming.toSorted())
})
