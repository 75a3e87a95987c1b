// Cruises the packages and fails on an arrow that the house does not have.
//   node scripts/check-boundaries.mjs [folder that holds packages/]
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { ROOT } from './toolchain.mjs'

const base = process.argv[2] ?? ROOT
process.chdir(base)
const options = await extractConfiguration(`${ROOT}/.dependency-cruiser.cjs`)
const folders = [
  ...['sdk', 'ui', 'server', 'portal'].map((name) => `packages/${name}/src`),
  ...['build', 'bench', 'e2e'].map((name) => `packages/portal/${name}`),
]
const { output } = await cruise(
  folders.filter((folder) => existsSync(folder)),
  { ...options, baseDir: base },
)
if (typeof output === 'string') throw new Error(`Expected the cruise result as data, got text: ${output}`)

const { summary } = output
for (const violation of summary.violations) {
  const route = violation.cycle ? violation.cycle.map((step) => step.name).join(' → ') : violation.to
  console.error(`${violation.rule.name}: ${violation.from} → ${route}`)
}
console.log(
  `${summary.totalCruised} modules cruised below ${relative(ROOT, base) || '.'}, ${summary.error} forbidden arrows`,
)
// Without a TypeScript that it can load, the cruiser reads nothing and is content.
if (summary.totalCruised === 0) console.error('No module was cruised: nothing was checked.')
process.exit(summary.error > 0 || summary.totalCruised === 0 ? 1 : 0)
