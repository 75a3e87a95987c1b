// Checks docs/asvs.md against docs/asvs.tsv: every level 1 and 2 requirement of OWASP ASVS 5.0 that
// applies here has a row, every row points to a test or document that exists and contains what the
// row quotes, and the table in docs/asvs.md is generated from the rows.
//   pnpm check:security            fails on anything missing or stale
//   pnpm check:security --write    writes the table
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asvsTable } from './security/asvsTable.ts'
import { ROOT } from './toolchain.mjs'

const PAGE = 'docs/asvs.md'
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { table, problems, summary } = asvsTable(read('docs/asvs.tsv'), read('docs/asvs-applicable.tsv'), ROOT)

const [BEGIN, END] = ['<!-- table from docs/asvs.tsv: begin -->', '<!-- table from docs/asvs.tsv: end -->']
const page = read(PAGE)
const [before, rest] = page.split(BEGIN)
const after = rest?.split(END)[1]
if (before === undefined || after === undefined) {
  console.error(`${PAGE} has lost the marks between which the table stands.`)
  process.exit(1)
}
const wanted = `${before}${BEGIN}\n\n${table}\n\n${END}${after}`
if (process.argv.includes('--write')) writeFileSync(join(ROOT, PAGE), wanted)
else if (wanted !== page) problems.push(`The table in ${PAGE} is stale: run \`pnpm check:security --write\`.`)

for (const problem of problems) console.error(problem)
console.log(`${summary}; ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
