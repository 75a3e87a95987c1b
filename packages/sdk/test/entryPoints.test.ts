import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const built = readFileSync(new URL('../tsup.config.ts', import.meta.url), 'utf8')
const entries = new Map(
  [...built.matchAll(/^ {4}'?([\w-]+)'?: '(src\/[^']+)'/gm)].map(([, name, path]) => [name, path]),
)
const published: Record<string, unknown> = manifest.publishConfig.exports

it.each(Object.entries(manifest.exports).filter(([, target]) => target['@nalam/source'].endsWith('.ts')))(
  '%s is published under the name that is built',
  (subpath, { '@nalam/source': source }) => {
    const name = subpath === '.' ? 'index' : subpath.slice(2)
    expect(entries.get(name)).toBe(source.slice(2))
    expect(published[subpath]).toEqual({
      import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
      require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
    })
  },
)
