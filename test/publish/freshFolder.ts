import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/toolchain.mjs'
import { registrySettings } from './localRegistry.ts'
import { must, pnpm } from '../../scripts/publish/workingCopy.ts'

/**
 * Creates a folder without any link to the workspace: an example, or just a manifest, with
 * @nalam packages from the local registry.
 * @param folder it is deleted first
 * @param content with: npm installs a flat folder, pnpm shows a package only its declared dependencies, yarn (the
 * classic one) is still in use
 */
export async function freshFolder(
  folder: string,
  registry: string,
  {
    example,
    manifest,
    with: installer = 'npm',
    preferOffline = true,
  }: {
    example?: string
    manifest?: object
    with?: 'npm' | 'pnpm' | 'yarn'
    preferOffline?: boolean
  },
) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (example) {
    cpSync(join(ROOT, 'examples', example), folder, {
      recursive: true,
      filter: (path) => !/\/(?:node_modules|dist)(?:\/|$)/.test(path),
    })
  }
  if (manifest)
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', ...manifest }))
  writeFileSync(join(folder, '.npmrc'), registrySettings(registry))
  if (installer === 'npm') {
    await must('npm', ['install', '--no-package-lock', ...(preferOffline ? ['--prefer-offline'] : [])], folder)
  } else if (installer === 'yarn') {
    // A separate cache: yarn's own one would return the packages of an earlier run, which had the
    // same version.
    const cache = `${folder}-cache`
    const options = ['--no-lockfile', '--ignore-engines', '--non-interactive', '--cache-folder', cache]
    await must('npx', ['-y', 'yarn@1.22.22', 'install', ...options], folder)
  } else {
    // pnpm rejects packages that were published a minute ago.
    writeFileSync(
      join(folder, 'pnpm-workspace.yaml'),
      "packages: []\nminimumReleaseAgeExclude: ['@nalam/*']\nallowBuilds: { msw: false, esbuild: true }\n",
    )
    await pnpm(folder, ['install', '--prefer-offline', '--no-frozen-lockfile'], { CI: 'true' })
  }
}
