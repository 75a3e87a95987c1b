import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { anchorsOf, commandsOf, linksOf } from './markdown.ts'

/**
 * root: scripts of the root; byPackage: scripts of each package; tools: what pnpm or npm can do by
 * themselves
 */
export interface Commands {
  root: ReadonlySet<string>
  byPackage: ReadonlyMap<string, ReadonlySet<string>>
  tools: ReadonlySet<string>
}

/** @returns whether the command exists */
function exists(command: string, { root, byPackage, tools }: Commands): boolean {
  const words = command.split(' ')
  const last = words.at(-1) ?? ''
  if (words[1] === '--filter')
    return byPackage.get(words[2] ?? '')?.has(last) === true || last === 'exec' || last === 'run'
  return root.has(last) || tools.has(last)
}

/**
 * Finds broken links and commands that do not exist.
 * @param root the repository's root
 * @param path the document, from the root
 * @returns one line per problem
 */
export function documentProblems(root: string, path: string, commands: Commands): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  const problems = []
  for (const { target, line } of linksOf(text)) {
    if (/^[a-z][a-z+.-]*:/.test(target)) {
      if (!/^(https|mailto):/.test(target))
        problems.push(`${path}:${line} ${target}: only https and mailto lead outside`)
      continue
    }
    const [file = '', anchor] = target.split('#')
    const linked = file === '' ? path : normalize(join(dirname(path), decodeURIComponent(file)))
    if (linked.startsWith('..')) problems.push(`${path}:${line} ${target}: leaves the repository`)
    else if (!existsSync(join(root, linked))) problems.push(`${path}:${line} ${target}: there is no such file`)
    else if (anchor && linked.endsWith('.md') && !anchorsOf(readFileSync(join(root, linked), 'utf8')).has(anchor)) {
      problems.push(`${path}:${line} ${target}: there is no such heading`)
    }
  }
  for (const { command, line } of commandsOf(text)) {
    if (!exists(command, commands)) problems.push(`${path}:${line} \`${command}\`: there is no such command`)
  }
  return problems
}
