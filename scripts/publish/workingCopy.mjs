import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PNPM, ROOT, run } from '../toolchain.mjs'

/** Packages that other teams install, in the order of their dependencies. */
export const PUBLISHED = /** @type {const} */ (['contract', 'sdk', 'ui', 'server'])

/**
 * Copies all files of the work tree that git does not ignore to a separate folder, as one commit on
 * `main`, and installs the dependencies there. Versions and changelogs can then be written without
 * changing the work tree.
 * @param {string} target an empty or missing folder
 */
export async function workingCopy(target) {
  mkdirSync(target, { recursive: true })
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' })
  for (const path of paths.split('\0').filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(join(ROOT, path), join(target, path))
  }
  commit(target, 'What is to be published')
  await pnpm(target, ['install', '--frozen-lockfile', '--prefer-offline'])
}

/** @param {string} folder @param {string} message */
export function commit(folder, message) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=Nalam', '-c', 'user.email=release@nalam.example', ...args], { cwd: folder })
  if (!existsSync(join(folder, '.git'))) git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', message)
}

/** Contents of the last package: the server, with the portal inside it. */
const APPLICATION = ['portal', 'server']

/**
 * @param {string} folder a working copy
 * @param {string} [builtIn] a tree of the same files whose portal and server are built: they are
 *   taken from there
 */
export async function buildPublished(folder, builtIn) {
  for (const name of [...PUBLISHED.filter((published) => !APPLICATION.includes(published)), ...APPLICATION]) {
    const place = join('packages', name)
    if (builtIn && APPLICATION.includes(name))
      cpSync(join(builtIn, place, 'dist'), join(folder, place, 'dist'), { recursive: true })
    else await must('node', ['--run', 'build'], join(folder, place))
  }
}

/**
 * Runs a command that has to succeed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [env]
 * @returns {Promise<string>} what it printed
 * @throws with everything that it printed, when it fails
 */
export async function must(command, args, cwd, env = {}) {
  const { code, output } = await run(command, args, { quiet: true, cwd, env })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output}`)
  return output
}

/**
 * Runs pnpm in a folder. npx itself runs elsewhere, because it reads every package that is
 * installed in its working directory, which takes 2 s.
 * @param {string} folder @param {readonly string[]} args @param {Record<string, string>} [env]
 */
export const pnpm = (folder, args, env) => must('npx', ['-y', PNPM, '-C', folder, ...args], tmpdir(), env)
