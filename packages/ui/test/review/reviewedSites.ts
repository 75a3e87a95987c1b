import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNPM } from '../../../../scripts/toolchain.mjs'
import { buildSite, ROOT } from '../stories/storybookSite.ts'

const CACHE = join(ROOT, '.cache', 'review')
/** All sources of the Storybook build. */
const SOURCES = [
  '.storybook',
  '.changeset',
  'packages/ui',
  'packages/sdk',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
]
/** Number of states in the cache. A build is 13 MB, its pictures 300 MB. */
const KEPT = 4

const git = (args: readonly string[], env: Record<string, string> = {}) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...env } }).trim()

function revision(name: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
      cwd: ROOT,
      encoding: 'utf8',
    }).trim()
  } catch {
    // Git's exit code reports that there is no such commit.
    return undefined
  }
}

/** Returns the tree id of the working tree as git would commit it, including untracked files. */
function workingTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nalam-index-'))
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  try {
    git(['read-tree', 'HEAD'], env)
    git(['add', '--all'], env)
    return git(['write-tree'], env)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** One state of the repository. */
export interface Reviewed {
  /** The commit, or `undefined` for the working tree. */
  commit: string | undefined
  /** Display name: `a1b2c3d Subject of the commit`, or `the working tree`. */
  name: string
  /** Its folder in the cache: shared by all states with the same Storybook sources. */
  folder: string
}

function reviewed(tree: string, commit: string | undefined, name: string): Reviewed {
  const hash = createHash('sha256')
  for (const source of SOURCES) hash.update(git(['ls-tree', tree, source]))
  return { commit, name, folder: join(CACHE, hash.digest('hex').slice(0, 16)) }
}

/** Returns the state of the working tree, including uncommitted changes. */
export function workingState(): Reviewed {
  const isClean = git(['status', '--porcelain']) === ''
  const head = git(['log', '-1', '--format=%h %s'])
  return reviewed(workingTree(), undefined, isClean ? head : `${head}, and what is not committed`)
}

/**
 * Returns the base of the comparison.
 *
 * @param named the commit given on the command line
 * @returns without a name, the point where this branch left main; on an unchanged main, the commit
 *   before the last one
 */
export function baseState(named: string | undefined, now: Reviewed): Reviewed {
  const stateOf = (commit: string) => reviewed(commit, commit, git(['log', '-1', '--format=%h %s', commit]))
  if (named !== undefined) {
    const commit = revision(named)
    if (commit === undefined) throw new Error(`${named} is no commit of this repository`)
    return stateOf(commit)
  }
  const main = ['main', 'origin/main'].find((name) => revision(name) !== undefined)
  if (main === undefined) throw new Error('There is no branch main here: name the commit to compare with')
  const base = stateOf(git(['merge-base', 'HEAD', main]))
  const before = revision(`${base.commit}~1`)
  return base.folder === now.folder && before !== undefined ? stateOf(before) : base
}

/** Builds a commit in a separate working copy, with its own dependencies from the pnpm store. */
function buildCommit(commit: string, target: string): void {
  const copy = mkdtempSync(join(tmpdir(), 'nalam-review-'))
  git(['worktree', 'add', '--detach', '--force', copy, commit])
  try {
    execFileSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CI: 'true' },
    })
    buildSite(target, copy)
  } finally {
    git(['worktree', 'remove', '--force', copy])
  }
}

/** Returns the folder of a state's built Storybook; builds it if it is not in the cache. */
export function siteOf(state: Reviewed): string {
  const site = join(state.folder, 'site')
  if (existsSync(join(site, 'index.json'))) return site
  const unfinished = join(state.folder, 'unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  if (state.commit === undefined) buildSite(unfinished)
  else buildCommit(state.commit, unfinished)
  renameSync(unfinished, site)
  return site
}

/** Deletes all states from the cache except the most recently used ones. */
export function pruneCache(): void {
  const folders = readdirSync(CACHE).map((name) => join(CACHE, name))
  const byAge = folders.toSorted((one, two) => statSync(two).mtimeMs - statSync(one).mtimeMs)
  for (const folder of byAge.slice(KEPT)) rmSync(folder, { recursive: true })
}
