import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../../scripts/toolchain.mjs'
import { unpack } from '../../scripts/publish/tarballProblems.ts'
import { must, pnpm } from '../../scripts/publish/workingCopy.ts'
import { packedManifest } from './packedManifest.ts'

/**
 * Two states of a package: `before` and `after`, each with package.json, README.md and types.
 * `commit` is set if the older one was never released.
 */
export interface States {
  base: string
  commit?: string
  before: string
  after: string
}

/** Files of a package folder that users would get, before it is built. */
const PARTS: Record<string, string[]> = {
  contract: ['package.json', 'README.md'],
  sdk: ['package.json', 'README.md', 'src'],
  ui: ['package.json', 'README.md', 'src'],
  server: ['package.json', 'README.md', 'src'],
}

const WORKSPACE = 'pnpm-workspace.yaml'

const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8')

/** Path of the generated contract, and its path in the contract package. */
const GENERATED = 'packages/sdk/src/generated/openapi.json'
export const DOCUMENT = 'dist/openapi.json'

/** @param folder with the .npmrc that names the registry */
async function releasedVersion(name: string, folder: string): Promise<string | undefined> {
  const { code, output } = await run('npm', ['view', name, 'version', '--json', '--loglevel=error'], {
    quiet: true,
    cwd: folder,
  })
  if (code === 0) return JSON.parse(output.slice(output.indexOf('"')))
  if (/E404|404 Not Found/.test(output)) return undefined
  throw new Error(`The registry did not say which version of ${name} is released:\n${output}`)
}

/** @returns the unpacked content of the only tarball in it */
function unpacked(target: string): string {
  const tarball = readdirSync(target).find((file) => file.endsWith('.tgz'))
  if (!tarball) throw new Error(`There is no tarball in ${target}.`)
  return unpack(join(target, tarball), target)
}

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** @returns empty if git fails: a clone without that branch, or the first commit */
export function known(folder: string, ...args: string[]): string {
  try {
    return git(folder, ...args)
  } catch {
    return ''
  }
}

/**
 * Returns the commit that a change is compared with before the first release: the commit of main
 * that it is based on, or the previous one if nothing has changed since.
 * @returns the commit
 */
export function lastCommitOnMain(folder: string): string {
  const base = known(folder, 'merge-base', 'HEAD', 'origin/main') || known(folder, 'merge-base', 'HEAD', 'main')
  const head = git(folder, 'rev-parse', 'HEAD')
  const isUnchanged = base === head && git(folder, 'status', '--porcelain', 'packages', 'openapi') === ''
  return (isUnchanged && known(folder, 'rev-parse', '--verify', '--quiet', 'HEAD^')) || base || head
}

/** @returns both states as packed tarballs */
async function packedStates(folder: string, name: string, released: string, work: string): Promise<States> {
  const [before, after] = [join(work, 'before'), join(work, 'after')]
  for (const target of [before, after]) mkdirSync(target, { recursive: true })
  await must('npm', ['pack', `@nalam/${name}@${released}`, '--pack-destination', before], folder)
  await pnpm(join(folder, 'packages', name), ['pack', '--pack-destination', after])
  return { base: `@nalam/${name} ${released}`, before: unpacked(before), after: unpacked(after) }
}

/**
 * Extracts parts of a commit's folder.
 * @param folder a tree
 * @param path the folder in it
 * @param parts of that folder
 */
export function archived(folder: string, commit: string, path: string, parts: string[], target: string) {
  mkdirSync(target, { recursive: true })
  const archive = execFileSync('git', ['archive', '--format=tar', `${commit}:${path}`, ...parts], {
    cwd: folder,
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-xf', '-', '-C', target], { input: archive })
}

/**
 * @returns both states as sources, which need no build, with their manifests
 * as packed. Undefined if the package is new or was private.
 */
function sourceStates(folder: string, name: string, work: string): States | undefined {
  const commit = lastCommitOnMain(folder)
  const manifest = known(folder, 'show', `${commit}:packages/${name}/package.json`)
  if (manifest === '' || JSON.parse(manifest).private === true) return undefined
  const [before, after] = [join(work, 'before'), join(work, 'after')]
  const parts = PARTS[name] ?? []
  archived(folder, commit, `packages/${name}`, parts, before)
  for (const part of parts) cpSync(join(folder, 'packages', name, part), join(after, part), { recursive: true })
  const workspaces = { [before]: git(folder, 'show', `${commit}:${WORKSPACE}`), [after]: read(folder, WORKSPACE) }
  for (const [state, workspace] of Object.entries(workspaces)) {
    // The types of sources are found by the workspace's own `exports`.
    const { exports, ...packed } = packedManifest(JSON.parse(read(state, 'package.json')), workspace)
    const own = JSON.parse(read(state, 'package.json')).exports
    writeFileSync(join(state, 'package.json'), JSON.stringify({ ...packed, exports: own, publishConfig: { exports } }))
  }
  if (name === 'contract') {
    for (const state of [before, after]) mkdirSync(join(state, 'dist'))
    writeFileSync(join(before, DOCUMENT), git(folder, 'show', `${commit}:${GENERATED}`))
    cpSync(join(folder, GENERATED), join(after, DOCUMENT))
  }
  return { commit, base: `packages/${name} at ${commit.slice(0, 9)}`, before, after }
}

/**
 * Writes the released state, or the last one on main, and the current state into folders.
 * @param folder a tree with both packages built; its .npmrc names the registry
 * @param name of a published package's folder
 * @param work a folder to work in
 * @returns no states if the
 * package is new
 */
export async function comparedStates(
  folder: string,
  name: string,
  work: string,
): Promise<{ states: States | undefined; released: string | undefined }> {
  const released = await releasedVersion(`@nalam/${name}`, folder)
  const states = released ? await packedStates(folder, name, released, work) : sourceStates(folder, name, work)
  if (!states) return { states, released }
  // Both states resolve their imports in a folder above them, so that these are the same for both.
  symlinkSync(join(folder, 'packages', name, 'node_modules'), join(dirname(states.before), 'node_modules'))
  if (dirname(states.after) !== dirname(states.before))
    symlinkSync(join(folder, 'packages', name, 'node_modules'), join(dirname(states.after), 'node_modules'))
  return { states, released }
}
