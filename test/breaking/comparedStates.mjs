import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../../scripts/toolchain.mjs'
import { unpack } from '../../scripts/publish/tarballProblems.mjs'
import { must, pnpm } from '../../scripts/publish/workingCopy.mjs'
import { packedManifest } from './packedManifest.ts'

/**
 * Two states of a package: `before` and `after`, each with package.json, README.md and types.
 * `commit` is set if the older one was never released.
 * @typedef {{ base: string, commit?: string, before: string, after: string }} States
 */

/**
 * Files of a package folder that users would get, before it is built.
 * @type {Record<string, string[]>}
 */
const PARTS = {
  contract: ['package.json', 'README.md'],
  sdk: ['package.json', 'README.md', 'src'],
  ui: ['package.json', 'README.md', 'src'],
  server: ['package.json', 'README.md', 'src'],
}

const WORKSPACE = 'pnpm-workspace.yaml'

/** @param {string} folder @param {string} path @returns {string} */
const read = (folder, path) => readFileSync(join(folder, path), 'utf8')

/** Path of the generated contract, and its path in the contract package. */
const GENERATED = 'packages/sdk/src/generated/openapi.json'
export const DOCUMENT = 'dist/openapi.json'

/**
 * @param {string} name
 * @param {string} folder with the .npmrc that names the registry
 * @returns {Promise<string | undefined>}
 */
async function releasedVersion(name, folder) {
  const { code, output } = await run('npm', ['view', name, 'version', '--json', '--loglevel=error'], {
    quiet: true,
    cwd: folder,
  })
  if (code === 0) return JSON.parse(output.slice(output.indexOf('"')))
  if (/E404|404 Not Found/.test(output)) return undefined
  throw new Error(`The registry did not say which version of ${name} is released:\n${output}`)
}

/** @param {string} target @returns {string} the unpacked content of the only tarball in it */
function unpacked(target) {
  const tarball = readdirSync(target).find((file) => file.endsWith('.tgz'))
  if (!tarball) throw new Error(`There is no tarball in ${target}.`)
  return unpack(join(target, tarball), target)
}

/** @param {string} folder @param {string[]} args @returns {string} */
const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {string} empty if git fails: a clone without that branch, or the first commit
 */
export function known(folder, ...args) {
  try {
    return git(folder, ...args)
  } catch {
    return ''
  }
}

/**
 * Returns the commit that a change is compared with before the first release: the commit of main
 * that it is based on, or the previous one if nothing has changed since.
 * @param {string} folder @returns {string} the commit
 */
export function lastCommitOnMain(folder) {
  const base = known(folder, 'merge-base', 'HEAD', 'origin/main') || known(folder, 'merge-base', 'HEAD', 'main')
  const head = git(folder, 'rev-parse', 'HEAD')
  const isUnchanged = base === head && git(folder, 'status', '--porcelain', 'packages', 'openapi') === ''
  return (isUnchanged && known(folder, 'rev-parse', '--verify', '--quiet', 'HEAD^')) || base || head
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} released
 * @param {string} work
 * @returns {Promise<States>} both states as packed tarballs
 */
async function packedStates(folder, name, released, work) {
  const [before, after] = [join(work, 'before'), join(work, 'after')]
  for (const target of [before, after]) mkdirSync(target, { recursive: true })
  await must('npm', ['pack', `@nalam/${name}@${released}`, '--pack-destination', before], folder)
  await pnpm(join(folder, 'packages', name), ['pack', '--pack-destination', after])
  return { base: `@nalam/${name} ${released}`, before: unpacked(before), after: unpacked(after) }
}

/**
 * Extracts parts of a commit's folder.
 * @param {string} folder a tree
 * @param {string} commit
 * @param {string} path the folder in it
 * @param {string[]} parts of that folder
 * @param {string} target
 */
export function archived(folder, commit, path, parts, target) {
  mkdirSync(target, { recursive: true })
  const archive = execFileSync('git', ['archive', '--format=tar', `${commit}:${path}`, ...parts], {
    cwd: folder,
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-xf', '-', '-C', target], { input: archive })
}

/**
 * @param {string} folder @param {string} name @param {string} work
 * @returns {States | undefined} both states as sources, which need no build, with their manifests
 *   as packed. Undefined if the package is new or was private.
 */
function sourceStates(folder, name, work) {
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
 * @param {string} folder a tree with both packages built; its .npmrc names the registry
 * @param {string} name of a published package's folder @param {string} work a folder to work in
 * @returns {Promise<{ states: States | undefined, released: string | undefined }>} no states if the
 *   package is new
 */
export async function comparedStates(folder, name, work) {
  const released = await releasedVersion(`@nalam/${name}`, folder)
  const states = released ? await packedStates(folder, name, released, work) : sourceStates(folder, name, work)
  if (!states) return { states, released }
  // Both states resolve their imports in a folder above them, so that these are the same for both.
  symlinkSync(join(folder, 'packages', name, 'node_modules'), join(dirname(states.before), 'node_modules'))
  if (dirname(states.after) !== dirname(states.before))
    symlinkSync(join(folder, 'packages', name, 'node_modules'), join(dirname(states.after), 'node_modules'))
  return { states, released }
}
