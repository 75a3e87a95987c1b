import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const sources = Object.entries(manifest.exports).filter(([, target]) => target['@nalam/source'].endsWith('.ts'))
const published: Record<string, unknown> = manifest.publishConfig.exports

describe('the entry points', () => {
  it.each(sources)('%s is published under the name that is built', (subpath) => {
    const name = subpath === '.' ? 'index' : subpath.slice(2)
    expect(published[subpath]).toEqual({
      import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
      require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
    })
  })

  it('are all that is published, and the contract is a package of its own (K7)', () => {
    expect(Object.keys(published)).toHaveLength(sources.length + 1)
    expect(published).not.toHaveProperty('./openapi.json')
  })
})
