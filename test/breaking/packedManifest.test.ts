import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/toolchain.mjs'
import { manifestChanges, packedManifest } from './packedManifest.ts'

const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')
const manifestOf = (name: string) => JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'))
const [sdk, ui] = [manifestOf('sdk'), manifestOf('ui')]

describe('the packed manifest', () => {
  it('has the ranges of the catalog and the fields of publishConfig', () => {
    const packed = packedManifest(sdk, workspace)
    expect(packed['dependencies']).toMatchObject({ 'openapi-fetch': expect.stringMatching(/^\^0\./) })
    expect(packed['exports']).toEqual(sdk.publishConfig.exports)
    expect(packed).not.toHaveProperty('publishConfig')
  })

  it('refuses a name that the catalog does not have', () => {
    expect(() => packedManifest({ dependencies: { nothing: 'catalog:' } }, workspace)).toThrow(/nothing is not in/)
  })
})

describe('a change of the packed manifest', () => {
  it.each([
    ['openapi-fetch', sdk],
    ['react-hook-form', ui],
  ])('is found when the range of %s is raised in the catalog only', (name, manifest) => {
    const raised = workspace.replace(new RegExp(`^  ${name}: \\^.*$`, 'm'), `  ${name}: ^99.0.0`)
    expect(raised).not.toBe(workspace)
    const changes = manifestChanges(packedManifest(manifest, workspace), packedManifest(manifest, raised))
    expect(changes).toEqual([
      expect.stringMatching(new RegExp(`^${name} in dependencies: \\^.* became \\^99\\.0\\.0$`)),
    ])
  })

  it.each([
    ['an entry point', { publishConfig: { ...sdk.publishConfig, exports: { '.': './x.js' } } }, /"exports"/],
    ['another Node', { engines: { node: '>=99' } }, /"engines"/],
    ['a dependency less', { dependencies: {} }, /openapi-fetch in dependencies: .* became none/],
    ['a peer more', { peerDependencies: { ...sdk.peerDependencies, swr: '^2' } }, /swr in peerDependencies: none/],
  ])('is found: %s', (_what, change, line) => {
    const after = packedManifest({ ...sdk, ...change }, workspace)
    expect(manifestChanges(packedManifest(sdk, workspace), after).join('\n')).toMatch(line)
  })

  it.each([
    ['a tool of development', { devDependencies: { vitest: '99' } }],
    ['a script', { scripts: { test: 'x' } }],
    ['the next version of all packages', { version: '9.0.0', dependencies: { ...sdk.dependencies, '@nalam/x': '^9' } }],
  ])('is not: %s', (_what, change) => {
    expect(manifestChanges(packedManifest(sdk, workspace), packedManifest({ ...sdk, ...change }, workspace))).toEqual(
      [],
    )
  })
})
