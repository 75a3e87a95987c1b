import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/toolchain.mjs'
import { packageBreaks } from './packageBreaks.ts'

const { publishConfig, ...rest } = JSON.parse(readFileSync(join(ROOT, 'packages/sdk/package.json'), 'utf8'))
const manifest = { ...rest, ...publishConfig }

const planted = (change: (copy: typeof manifest) => void) => {
  const copy = structuredClone(manifest)
  change(copy)
  return packageBreaks(manifest, copy).join('\n')
}

describe('the gate for breaking changes, package', () => {
  it.each<[string, (copy: typeof manifest) => void, RegExp]>([
    ['an entry point is no longer exported', (it) => delete it.exports['./testing'], /"\.\/testing" is gone/],
    ['CommonJS is gone', (it) => delete it.exports['.'].require, /condition require/],
    ['types are gone', (it) => delete it.exports['./node'].import.types, /condition import\.types/],
    ['a newer Node is needed', (it) => (it.engines.node = '>=22'), /needs Node >=22/],
    [
      'an older peer is no longer enough',
      (it) => (it.peerDependencies.msw = '^3.0.0'),
      /msw \^2\.0\.0 is no longer enough/,
    ],
    ['a later version of a peer is needed', (it) => (it.peerDependencies.zod = '^3.25.0 || ^4.6.0'), /zod \^4\.0\.0/],
    ['a peer has to be installed', (it) => delete it.peerDependenciesMeta.zod, /zod has to be installed/],
    ['one more package has to be installed', (it) => (it.peerDependencies.react = '^19'), /react has to be installed/],
    ['modules of the other kind', (it) => delete it.type, /commonjs/],
  ])('refuses: %s', (_what, change, problem) => expect(planted(change)).toMatch(problem))

  it.each<[string, (copy: typeof manifest) => void]>([
    ['another description', (it) => (it.description = 'x')],
    ['one entry point more', (it) => (it.exports['./live'] = it.exports['./node'])],
    ['one version of a peer more', (it) => (it.peerDependencies.zod = '^3.25.0 || ^4.0.0 || ^5.0.0')],
    [
      'one optional peer more',
      (it) => ((it.peerDependencies.swr = '^2'), (it.peerDependenciesMeta.swr = { optional: true })),
    ],
    ['an older Node is enough', (it) => (it.engines.node = '>=18')],
  ])('lets through: %s', (_what, change) => expect(planted(change)).toBe(''))
})
