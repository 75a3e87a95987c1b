import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakingGate } from '../breaking/breakingGate.ts'
import { must } from '../../scripts/publish/workingCopy.ts'

/** Breaks that a user would notice: a missing name, a function with a new required parameter. */
const PLANTED: [path: string, from: string | RegExp, to: string][] = [
  ['packages/sdk/src/index.ts', "export { PRODUCT_NAME } from './productName.ts'\n", ''],
  [
    'packages/sdk/src/formats/phone.ts',
    'function isMobileNumber(text: string)',
    'function isMobileNumber(text: string, _zone: string)',
  ],
]

/**
 * Plants a breaking change on top of the last release and checks that the gate reports it.
 * @param folder a working copy, built and released
 * @returns the gate's output
 * @throws if the gate lets the break through, or rejects a harmless change
 */
export async function breakingChange(folder: string): Promise<string> {
  const unchanged = await breakingGate(folder)
  if (unchanged.compared.length === 0) throw new Error('The gate found no released version to compare with.')
  if (unchanged.breaks.length > 0) throw new Error(`Nothing changed, and yet:\n${unchanged.breaks.join('\n')}`)
  const catalog = join(folder, 'pnpm-workspace.yaml')
  const workspace = readFileSync(catalog, 'utf8')
  writeFileSync(catalog, workspace.replace(/^ {2}openapi-fetch: \^/m, '  openapi-fetch: ^0.16.0 || ^'))
  const { unannounced } = await breakingGate(folder)
  writeFileSync(catalog, workspace)
  if (!/@nalam\/sdk: openapi-fetch in dependencies/.test(unannounced.join('\n')))
    throw new Error(`A range changed in the catalog passed without a changeset: ${unannounced.join('\n')}`)
  for (const [path, from, to] of PLANTED) {
    const text = readFileSync(join(folder, path), 'utf8')
    if (!text.includes(String(from))) throw new Error(`${path} has no "${String(from).trim()}" to plant a break in.`)
    writeFileSync(join(folder, path), text.replace(from, to))
  }
  await must('node', ['--run', 'build'], join(folder, 'packages/sdk'))
  const changeset = join(folder, '.changeset/planted.md')
  const announce = (size: string) => writeFileSync(changeset, `---\n'@nalam/sdk': ${size}\n---\n\nPlanted.\n`)
  announce('minor')
  const refused = await breakingGate(folder)
  const breaks = refused.breaks.join('\n')
  if (!breaks.includes('PRODUCT_NAME') || !breaks.includes('isMobileNumber'))
    throw new Error(`The gate missed a break: ${breaks}`)
  if (refused.announced) throw new Error('A minor changeset passed for a major one.')
  announce('major')
  if (!(await breakingGate(folder)).announced) throw new Error('A major changeset was refused.')
  return `${refused.breaks.length} breaks found, let through by a major changeset only`
}
