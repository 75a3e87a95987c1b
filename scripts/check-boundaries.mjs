// Cruises source, tests, measurements and scripts of all packages and fails on an import against the rules of .dependency-cruiser.cjs.
//   node scripts/check-boundaries.mjs [folder that holds packages/]
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { ROOT } from './toolchain.mjs'

const base = process.argv[2] ?? ROOT
process.chdir(base)
const options = await extractConfiguration(`${ROOT}/.dependency-cruiser.cjs`)
const inPackages = ['src', 'build', 'bench', 'e2e', 'scripts', 'test']
const folders = [
  ...['sdk', 'ui', 'server', 'portal'].flatMap((name) => inPackages.map((folder) => `packages/${name}/${folder}`)),
  'openapi/scripts',
  'scripts',
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
  `${summary.totalCruised} modules cruised below ${relative(ROOT, base) || '.'}, ${summary.error} forbidden imports`,
)
// Without a TypeScript that it can load, the cruiser reads nothing and passes.
if (summary.totalCruised === 0) console.error('No module was cruised: nothing was checked.')
process.exit(summary.error > 0 || summary.totalCruised === 0 ? 1 : 0)
