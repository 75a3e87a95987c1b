import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageProblems, unpack } from './tarballProblems.ts'
import { pnpm, PUBLISHED } from './workingCopy.ts'

/** Maximum size of a tarball in bytes, by package (K7). */
const LIMITS: Record<string, number> = { sdk: 460_000 }

/** A tool of the workspace that needs pnpm on its path. */
export const changeset = (folder: string, args: string[], env?: Record<string, string>) =>
  pnpm(folder, ['exec', 'changeset', ...args], env)

/**
 * @param folder a working copy
 * @param name of a published package's folder
 * @returns its version
 */
export function versionOf(folder: string, name: string): string {
  return JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8')).version
}

/**
 * Packs a package and passes the tarball to `work`. The tarball is removed afterwards.
 * @param folder a built working copy
 * @param name of a published package's folder
 * @param work gets the tarball and the folder
 * in which it lies
 */
export async function packed<T>(
  folder: string,
  name: string,
  work: (tarball: string, target: string) => T | Promise<T>,
): Promise<T> {
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
 * Returns the content of a tarball, with what may not be shipped.
 * @param name of the package's folder
 */
export const tarballContent = (name: string) => (tarball: string, target: string) => {
  const { files, problems } = packageProblems(unpack(tarball, target))
  const bytes = statSync(tarball).size
  const limit = LIMITS[name] ?? Infinity
  if (bytes > limit) problems.push(`its tarball has ${bytes} bytes, ${limit} are allowed (K7)`)
  return { files, bytes, problems }
}

/**
 * Packs the built packages and rejects files that may not be shipped. Publishing packs them again
 * in the same way.
 * @param folder a built working copy
 * @throws with every problem found
 */
export async function packedPackages(folder: string): Promise<{ name: string; files: string[]; bytes: number }[]> {
  const contents = []
  for (const name of PUBLISHED) {
    contents.push({ name: `@nalam/${name}`, ...(await packed(folder, name, tarballContent(name))) })
  }
  const problems = contents.flatMap(({ name, problems: found }) => found.map((problem) => `${name}: ${problem}`))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return contents
}

/**
 * Writes the repository that publishes into the packages' manifests (repository, homepage, bugs).
 * Provenance is refused if they name another one, such as the original of a fork.
 */
export function nameTheRepository(folder: string, environment: Record<string, string | undefined> = process.env) {
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
