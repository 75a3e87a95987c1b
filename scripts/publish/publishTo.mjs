import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageProblems, unpack } from './tarballProblems.mjs'
import { pnpm, PUBLISHED } from './workingCopy.mjs'

/** Maximum size of an unpacked tarball in bytes, by package (K7). @type {Record<string, number>} */
const LIMITS = { sdk: 400_000 }

/**
 * A tool of the workspace that needs pnpm on its path.
 * @param {string} folder
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export const changeset = (folder, args, env) => pnpm(folder, ['exec', 'changeset', ...args], env)

/**
 * @param {string} folder a working copy
 * @param {string} name of a published package's folder
 * @returns {string} its version
 */
export function versionOf(folder, name) {
  return JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8')).version
}

/**
 * Packs a package and passes the tarball to `work`. The tarball is removed afterwards.
 * @template T
 * @param {string} folder a built working copy @param {string} name of a published package's folder
 * @param {(tarball: string, target: string) => T | Promise<T>} work gets the tarball and the folder
 *   in which it lies
 * @returns {Promise<T>}
 */
export async function packed(folder, name, work) {
  const target = mkdtempSync(join(tmpdir(), 'nalam-pack-'))
  try {
    await pnpm(join(folder, 'packages', name), ['pack', '--pack-destination', target])
    const tarball = readdirSync(target).find((file) => file.endsWith('.tgz'))
    if (!tarball) throw new Error(`Packing ${name} made no tarball.`)
    return await work(join(target, tarball), target)
  } finally {
    rmSync(target, { recursive: true })
  }
}

/**
 * Packs the built packages and rejects files that may not be shipped. Publishing packs them again
 * in the same way.
 * @param {string} folder a built working copy
 * @returns {Promise<{ name: string, files: string[], bytes: number }[]>}
 * @throws with every problem found
 */
export async function packedPackages(folder) {
  const contents = []
  for (const name of PUBLISHED) {
    const content = await packed(folder, name, (tarball, target) =>
      packageProblems(unpack(tarball, target), LIMITS[name]),
    )
    contents.push({ name: `@nalam/${name}`, ...content })
  }
  const problems = contents.flatMap(({ name, problems: found }) => found.map((problem) => `${name}: ${problem}`))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return contents
}

/**
 * Writes the repository that publishes into the packages' manifests (repository, homepage, bugs).
 * Provenance is refused if they name another one, such as the original of a fork.
 * @param {string} folder @param {Record<string, string | undefined>} [environment]
 */
export function nameTheRepository(folder, environment = process.env) {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = environment
  if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY) return
  const place = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
  for (const name of PUBLISHED) {
    const file = join(folder, 'packages', name, 'package.json')
    const manifest = {
      ...JSON.parse(readFileSync(file, 'utf8')),
      repository: { type: 'git', url: `git+${place}.git`, directory: `packages/${name}` },
      homepage: `${place}/tree/main/packages/${name}#readme`,
      bugs: { url: `${place}/issues` },
    }
    writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`)
  }
}
