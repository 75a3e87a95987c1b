import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const SOURCES = '{.storybook,packages/{sdk/src,ui,portal,server/src}}/**/*.{ts,tsx,css,html}'
/** Folders with thousands of files are not entered. */
const IGNORED = ['**/{node_modules,.tsc,dist}', '**/messages/{ta,hi}', '**/*.{test,stories,spec}.*']

/** Returns whether a source names a language: its tag, or a file of its own. */
const names = (source: string, language: string) =>
  new RegExp(`['"]${language}['"]|\\b${language}:|[/-]${language}[/.]`).test(source)

it('[U3] languages.md lists every file that names each language', () => {
  const page = readFileSync(join(ROOT, 'packages/ui/languages.md'), 'utf8')
  const listed = Array.from(page.matchAll(/^\| `([^`]+)` \|/gm), ([, file = '']) => file)
  const naming = globSync(SOURCES, { cwd: ROOT, exclude: IGNORED })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ['ta', 'hi'].every((language) => names(readFileSync(join(ROOT, file), 'utf8'), language)))
  expect(listed.toSorted()).toEqual(naming.toSorted())
})
