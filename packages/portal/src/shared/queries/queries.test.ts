import { readFileSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { queries } from './queries.ts'

const src = fileURLToPath(new URL('../../', import.meta.url))
const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter((path) => !/\.test\.tsx?$/.test(path))

it('no file outside queries writes a cache key', () => {
  const own = new RegExp(`\\[\\s*'(?:${Object.keys(queries).join('|')})'|useSWR(?:<[^(]*>)?\\(\\s*['\`[]`)
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.filter((path) => own.test(readFileSync(`${src}${path}`, 'utf8')))).toEqual([])
})

it('only a query knows the parts of its key', () => {
  // Destructuring that skips the first parts, as in `const [, , doctorId] = key`.
  expect(sources.filter((path) => /\[\s*,\s*,/.test(readFileSync(`${src}${path}`, 'utf8')))).toEqual([])
})

it('reads go through useQuery, except the session', () => {
  const own = sources.filter((path) => /import useSWR\b/.test(readFileSync(`${src}${path}`, 'utf8')))
  expect(own.toSorted()).toEqual(['shared/queries/useQuery.ts', 'shared/session/session.ts'])
})
