import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PNPM, run } from '../../scripts/toolchain.mjs'
import { unpack } from '../../scripts/publish/tarballProblems.mjs'
import { must } from '../../scripts/publish/workingCopy.mjs'

/**
 * Two states of a package side by side: `before` and `after`, each with package.json, README.md and types. `commit` is set where
 * the older one was never released.
 * @typedef {{ base: string, commit?: string, before: string, after: string, contract: (state: string) => Record<string, any> }} States
 */

/** @param {string} name @param {string} folder whose .npmrc says which registry @returns {Promise<string | undefined>} */
async function releasedVersion(name, folder) {
  const { code, output } = await run('npm', ['view', name, 'version', '--json', '--loglevel=error'], {
    quiet: true,
    cwd: folder,
  })
  if (code === 0) return JSON.parse(output.slice(output.indexOf('"')))
  if (/E404|404 Not Found/.test(output)) return undefined
  throw new Error(`The registry did not say which version of ${name} is released:\n${output}`)
}

/** @param {string} target @returns {string} the one tarball in it, unpacked */
function unpacked(target) {
  const tarball = readdirSync(target).find((file) => file.endsWith('.tgz'))
  if (!tarball) throw new Error(`There is no tarball in ${target}.`)
  return unpack(join(target, tarball), target)
}

/** @param {string} path @returns {Record<string, any>} */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** @param {string} folder @param {string[]} args @returns {string} */
const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()

/**
 * What a change is compared with before anything is released: the commit of main that it began at, or the one before it where
 * nothing has changed since.
 * @param {string} folder @returns {string} the commit
 */
function lastCommitOnMain(folder) {
  const known = (/** @type {string[]} */ ...args) => {
    try {
      return git(folder, ...args)
    } catch {
      // A clone without that branch, or the first commit.
      return ''
    }
  }
  const base = known('merge-base', 'HEAD', 'origin/main') || known('merge-base', 'HEAD', 'main')
  const head = git(folder, 'rev-parse', 'HEAD')
  const isUnchanged = base === head && git(folder, 'status', '--porcelain', 'packages', 'openapi') === ''
  return (isUnchanged && known('rev-parse', '--verify', '--quiet', 'HEAD^')) || base || head
}

/** @param {string} folder @param {string} name @param {string} released @param {string} work @returns {Promise<States>} both as they are packed */
async function packedStates(folder, name, released, work) {
  const [before, after] = [join(work, 'before'), join(work, 'after')]
  for (const target of [before, after]) mkdirSync(target, { recursive: true })
  await must('npm', ['pack', `@nalam/${name}@${released}`, '--pack-destination', before], folder)
  await must('npx', ['-y', PNPM, 'pack', '--pack-destination', after], join(folder, 'packages', name))
  const contract = (/** @type {string} */ state) => {
    const target = json(join(state, 'package.json')).exports['./openapi.json']
    return json(join(state, typeof target === 'string' ? target : target.default))
  }
  return { base: `@nalam/${name} ${released}`, before: unpacked(before), after: unpacked(after), contract }
}

/** @param {string} folder @param {string} name @param {string} work @returns {States} both as sources: nothing has to be built */
function sourceStates(folder, name, work) {
  const commit = lastCommitOnMain(folder)
  const [before, after] = [join(work, 'before'), join(work, 'after')]
  for (const target of [before, after]) mkdirSync(target, { recursive: true })
  const parts = ['package.json', 'README.md', 'src']
  const archive = execFileSync('git', ['archive', '--format=tar', `${commit}:packages/${name}`, ...parts], {
    cwd: folder,
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-xf', '-', '-C', before], { input: archive })
  for (const part of parts) cpSync(join(folder, 'packages', name, part), join(after, part), { recursive: true })
  const contract = (/** @type {string} */ state) => json(join(state, 'src/generated/openapi.json'))
  return { commit, base: `packages/${name} at ${commit.slice(0, 9)}`, before, after, contract }
}

/**
 * Lays out what is released, or was last on main, beside what is here.
 * @param {string} folder a tree with both packages built; its .npmrc says which registry
 * @param {string} name of a published package's folder @param {string} work a folder to work in
 * @returns {Promise<{ states: States, released: string | undefined }>}
 */
export async function comparedStates(folder, name, work) {
  const released = await releasedVersion(`@nalam/${name}`, folder)
  const states = released ? await packedStates(folder, name, released, work) : sourceStates(folder, name, work)
  // What both import is found above them, so that it is the same for both.
  symlinkSync(join(folder, 'packages', name, 'node_modules'), join(dirname(states.before), 'node_modules'))
  if (dirname(states.after) !== dirname(states.before))
    symlinkSync(join(folder, 'packages', name, 'node_modules'), join(dirname(states.after), 'node_modules'))
  return { states, released }
}
