// Checks that every requirement of docs/requirements.md is named by a test, in brackets in its
// title: `[BOOK-07] …`. An id in a title claims that the test proves the requirement; the author of
// the title is responsible for the claim.
//   node scripts/check-requirements.ts [--list]   --list prints the tests of each requirement
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './toolchain.mjs'
import { namedRequirements } from './wholeRun.mjs'

const requirements = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| ([A-Z]+-\d\d) \| (.+) \|$/.exec(line))
  .filter((match) => match !== null)
  .map(([, id = '', text = '']) => ({ id, text }))

const { files, named } = namedRequirements()

if (process.argv.includes('--list')) {
  for (const { id } of requirements) console.log(`${id}  ${[...(named.get(id) ?? [])].join(' · ')}`)
}
const missing = requirements.filter(({ id }) => !named.has(id))
const known = new Set(requirements.map(({ id }) => id))
const unknown = [...named.keys()].filter((id) => !known.has(id))
for (const { id, text } of missing) console.error(`${id} is named by no test: ${text}`)
for (const id of unknown)
  console.error(`${id} is named by ${[...(named.get(id) ?? [])].join(', ')} but is no requirement`)
console.log(
  `${requirements.length - missing.length} of ${requirements.length} requirements are named by a test, in ${files} test files`,
)
process.exit(missing.length + unknown.length > 0 || requirements.length === 0 ? 1 : 0)
