import { readFileSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { queries } from './queries.ts'

const src = fileURLToPath(new URL('../../', import.meta.url))
const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter((path) => !/\.test\.tsx?$/.test(path))

it('no file outside queries writes a cache key', () => {
  const own = new RegExp(`\\[\\s*'(?:${Object.keys(queries).join('|')})'|useSWR(?:<[^(]*>)?\\(\\s*['\`[]`)
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((path) => own.test(readFileSync(`${src}${path}`, 'utf8')))).toEqual([])
})
