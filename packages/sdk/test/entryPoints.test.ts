import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { ENTRIES } from '../scripts/entries.ts'

const sources = Object.entries(manifest.exports).filter(([, target]) => target['@nalam/source'].endsWith('.ts'))
const published: Record<string, unknown> = manifest.publishConfig.exports
const built: Record<string, string> = ENTRIES

describe('the entry points', () => {
  it.each(sources)('%s is published under the name that is built', (subpath, { '@nalam/source': source }) => {
    const name = subpath === '.' ? 'index' : subpath.slice(2)
    expect(built[name]).toBe(source.slice(2))
    expect(published[subpath]).toEqual({
      import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
      require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
    })
  })

  it('are all that is built, and the contract is a package of its own (K7)', () => {
    expect(Object.keys(built)).toHaveLength(sources.length)
    expect(Object.keys(published)).toHaveLength(sources.length + 1)
    expect(published).not.toHaveProperty('./openapi.json')
  })
})
