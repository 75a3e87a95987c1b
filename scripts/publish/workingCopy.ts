import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PNPM, ROOT, run } from '../toolchain.mjs'

/** Packages that other teams install, in the order of their dependencies. */
export const PUBLISHED = ['contract', 'sdk', 'ui', 'server'] as const

/**
 * Copies all files of the work tree that git does not ignore to a separate folder, as one commit on
 * `main`, and installs the dependencies there. Versions and changelogs can then be written without
 * changing the work tree.
 * @param target an empty or missing folder
 */
export async function workingCopy(target: string) {
  mkdirSync(target, { recursive: true })
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' })
  for (const path of paths.split('\0').filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(join(ROOT, path), join(target, path))
  }
  commit(target, 'What is to be published')
  await pnpm(target, ['install', '--frozen-lockfile', '--prefer-offline'])
}

export function commit(folder: string, message: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Nalam', '-c', 'user.email=release@nalam.example', ...args], { cwd: folder })
  if (!existsSync(join(folder, '.git'))) git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', message)
}

/** Contents of the last package: the server, with the portal inside it. */
const APPLICATION = ['portal', 'server']

/**
 * @param folder a working copy
 * @param builtIn a tree of the same files whose portal and server are built: they are
 * taken from there
 */
export async function buildPublished(folder: string, builtIn?: string) {
  for (const name of [...PUBLISHED.filter((published) => !APPLICATION.includes(published)), ...APPLICATION]) {
    const place = join('packages', name)
    if (builtIn && APPLICATION.includes(name))
      cpSync(join(builtIn, place, 'dist'), join(folder, place, 'dist'), { recursive: true })
    else await must('node', ['--run', 'build'], join(folder, place))
  }
}

/**
 * Runs a command that has to succeed.
 * @returns what it printed
 * @throws with everything that it printed, when it fails
 */
export async function must(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await run(command, args, { quiet: true, cwd, env })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output}`)
  return output
}

/**
 * Runs pnpm in a folder. npx itself runs elsewhere, because it reads every package that is
 * installed in its working directory, which takes 2 s.
 */
export const pnpm = (folder: string, args: readonly string[], env?: Record<string, string>) =>
  must('npx', ['-y', PNPM, '-C', folder, ...args], tmpdir(), env)
