import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileSamples } from '../../scripts/documents/compileSamples.ts'
import { samplesOf } from '../../scripts/documents/markdown.ts'
import { comparedStates, DOCUMENT } from './comparedStates.ts'
import { contractBreaks } from '../../openapi/scripts/contractBreaks.ts'
import type { Json } from '../../openapi/scripts/schemaBreaks.ts'
import { packageBreaks } from './packageBreaks.ts'
import { manifestChanges } from './packedManifest.ts'
import { versionOf } from '../../scripts/publish/publishTo.ts'
import { testBreaks } from './testBreaks.ts'
import { typeBreaks } from './typeBreaks.ts'
import { PUBLISHED } from '../../scripts/publish/workingCopy.ts'

/**
 * @param since a commit; changesets that it already has are ignored
 * @returns texts of the new changesets
 */
function newChangesets(folder: string, since?: string): string[] {
  const changesets = join(folder, '.changeset')
  const known = since ? execFileSync('git', ['ls-tree', '--name-only', `${since}:.changeset`], { cwd: folder }) : ''
  const old = new Set(String(known).split('\n'))
  return readdirSync(changesets)
    .filter((name) => name.endsWith('.md') && name !== 'README.md' && !old.has(name))
    .map((name) => readFileSync(join(changesets, name), 'utf8'))
}

/** @returns whether it announces a breaking change */
const isMajor = (changeset: string): boolean =>
  /^['"]?@nalam\/(?:contract|sdk|ui|server)['"]?:\s*major\s*$/m.test(changeset)

/** @returns its manifest in its published form */
function manifestOf(state: string): Json {
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(join(state, 'package.json'), 'utf8'))
  return { ...manifest, ...publishConfig }
}

/** @returns the contract */
const contractOf = (state: string): Json => JSON.parse(readFileSync(join(state, DOCUMENT), 'utf8'))

/** @returns old samples that no longer compile */
async function sampleBreaks(state: string, name: string, folder: string): Promise<string[]> {
  const samples = samplesOf(readFileSync(join(state, 'README.md'), 'utf8'))
  const placed = samples.map((sample) => ({ ...sample, path: `the README of ${name} as it was` }))
  return (await compileSamples(placed, folder)).problems
}

/**
 * Compares the packages with the last release, or with the last commit on main before the first
 * release: the entry points, the public types, the samples of the README, the SDK's own tests, and
 * the contract.
 * @param folder a tree with both packages built; its .npmrc names the registry
 * @returns refused if there are breaks that no changeset announces; unannounced: changes of a packed
 * manifest without any changeset, such as a range raised in the catalog
 */
export async function breakingGate(folder: string): Promise<{
  compared: string[]
  breaks: string[]
  announced: boolean
  unannounced: string[]
}> {
  const work = mkdtempSync(join(tmpdir(), 'nalam-breaking-'))
  const compared = []
  const breaks = []
  const unannounced = []
  let announced = false
  try {
    for (const name of PUBLISHED) {
      const { states, released } = await comparedStates(folder, name, join(work, name))
      if (!states) continue
      const { base, commit, before, after } = states
      // All packages have one version, so a changeset of any of them releases this one, too.
      const changesets = newChangesets(folder, commit)
      announced ||= changesets.some(isMajor)
      const version = versionOf(folder, name)
      if (released) announced ||= Number(version.split('.')[0]) > Number(released.split('.')[0])
      if (changesets.length === 0 && (!released || version === released))
        unannounced.push(
          ...manifestChanges(manifestOf(before), manifestOf(after)).map((line) => `@nalam/${name}: ${line}`),
        )
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
  return { compared, breaks, announced, unannounced }
}
