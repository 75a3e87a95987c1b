import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileSamples } from '../../scripts/documents/compileSamples.mjs'
import { samplesOf } from '../../scripts/documents/markdown.mjs'
import { comparedStates, DOCUMENT } from './comparedStates.mjs'
import { contractBreaks } from '../../openapi/scripts/contractBreaks.mjs'
import { packageBreaks } from './packageBreaks.ts'
import { versionOf } from '../../scripts/publish/publishTo.mjs'
import { testBreaks } from './testBreaks.mjs'
import { typeBreaks } from './typeBreaks.ts'
import { PUBLISHED } from '../../scripts/publish/workingCopy.mjs'

/**
 * @param {string} folder
 * @param {string} [since] a commit; changesets that it already has are ignored
 * @returns {boolean} whether a changeset announces a breaking change; all packages share one
 *   version
 */
function announcesMajor(folder, since) {
  const changesets = join(folder, '.changeset')
  const known = since ? execFileSync('git', ['ls-tree', '--name-only', `${since}:.changeset`], { cwd: folder }) : ''
  const old = new Set(String(known).split('\n'))
  return readdirSync(changesets)
    .filter((name) => name.endsWith('.md') && name !== 'README.md' && !old.has(name))
    .some((name) =>
      /^['"]?@nalam\/(?:contract|sdk|ui|server)['"]?:\s*major\s*$/m.test(readFileSync(join(changesets, name), 'utf8')),
    )
}

/** @param {string} state @returns {Record<string, any>} its manifest in its published form */
function manifestOf(state) {
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(join(state, 'package.json'), 'utf8'))
  return { ...manifest, ...publishConfig }
}

/** @param {string} state @returns {Record<string, any>} the contract */
const contractOf = (state) => JSON.parse(readFileSync(join(state, DOCUMENT), 'utf8'))

/**
 * @param {string} state
 * @param {string} name
 * @param {string} folder
 * @returns {Promise<string[]>} old samples that no longer compile
 */
async function sampleBreaks(state, name, folder) {
  const samples = samplesOf(readFileSync(join(state, 'README.md'), 'utf8'))
  const placed = samples.map((sample) => ({ ...sample, path: `the README of ${name} as it was` }))
  return (await compileSamples(placed, folder)).problems
}

/**
 * Compares the packages with the last release, or with the last commit on main before the first
 * release: the entry points, the public types, the samples of the README, the SDK's own tests, and
 * the contract.
 * @param {string} folder a tree with both packages built; its .npmrc names the registry
 * @returns {Promise<{ compared: string[], breaks: string[], announced: boolean }>} refused if there
 *   are breaks that no changeset announces
 */
export async function breakingGate(folder) {
  const work = mkdtempSync(join(tmpdir(), 'nalam-breaking-'))
  const compared = []
  const breaks = []
  let announced = false
  try {
    for (const name of PUBLISHED) {
      const { states, released } = await comparedStates(folder, name, join(work, name))
      if (!states) continue
      const { base, commit, before, after } = states
      announced ||= announcesMajor(folder, commit)
      if (released) announced ||= Number(versionOf(folder, name).split('.')[0]) > Number(released.split('.')[0])
      const found = [
        ...packageBreaks(manifestOf(before), manifestOf(after)),
        ...typeBreaks(before, after),
        ...(await sampleBreaks(before, name, folder)),
      ]
      if (name === 'contract') found.push(...contractBreaks(contractOf(before), contractOf(after)))
      if (name === 'sdk') found.push(...(await testBreaks(folder, released, join(work, 'tests'))))
      breaks.push(...found.map((line) => `@nalam/${name}: ${line}`))
      compared.push(base)
    }
  } finally {
    rmSync(work, { recursive: true })
  }
  return { compared, breaks, announced }
}
