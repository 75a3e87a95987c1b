// Checks docs/asvs.md against docs/asvs.tsv: every level 1 and 2 requirement of OWASP ASVS 5.0 that
// applies here has a row, every row points to a test or document that exists and contains what the
// row quotes, and the table in docs/asvs.md is generated from the rows. The table of costs in
// docs/security.md is generated from packages/server/src/security/operationCosts.ts.
//   pnpm check:security            fails on anything missing or stale
//   pnpm check:security --write    writes the tables
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asvsTable } from './security/asvsTable.ts'
import { ROOT } from './toolchain.mjs'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { table, problems, summary } = asvsTable(read('docs/asvs.tsv'), read('docs/asvs-applicable.tsv'), ROOT)

/** Writes a table between its marks, or reports that it is stale. */
function place(page: string, source: string, text: string): void {
  const [begin, end] = [`<!-- table from ${source}: begin -->`, `<!-- table from ${source}: end -->`]
  const current = read(page)
  const [before, rest] = current.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) {
    problems.push(`${page} has lost the marks of the table from ${source}.`)
    return
  }
  const wanted = `${before}${begin}\n\n${text}\n\n${end}${after}`
  if (process.argv.includes('--write')) writeFileSync(join(ROOT, page), wanted)
  else if (wanted !== current) problems.push(`The table in ${page} is stale: run \`pnpm check:security --write\`.`)
}

place('docs/asvs.md', 'docs/asvs.tsv', table)
const costs = execFileSync(
  process.execPath,
  ['--conditions=@nalam/source', join(ROOT, 'packages/server/scripts/printCosts.ts')],
  {
    encoding: 'utf8',
  },
)
place('docs/security.md', 'operationCosts.ts', costs)

for (const problem of problems) console.error(problem)
console.log(`${summary}; ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
