// Checks every Markdown document of the repository: links resolve, the named commands exist, and
// the samples compile. Also checks documents, code and contract: every citation resolves (D24, goal
// P6, BOOK-07, decision 0015).
//   node scripts/check-documents.mjs [folder to check instead]
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { citationProblems, readRegister } from './documents/citations.ts'
import { compileSamples } from './documents/compileSamples.ts'
import { documentProblems } from './documents/documentProblems.ts'
import { samplesOf } from './documents/markdown.ts'
import { packageScripts } from './packageScripts.ts'
import { ROOT } from './toolchain.mjs'

/** Commands of pnpm and npm themselves that documents use. */
const OWN = [
  'install',
  'exec',
  'add',
  'ci',
  'init',
  'changeset',
  'audit',
  'publish',
  'pack',
  'create',
  'dlx',
  'i',
  'view',
  'pkg',
  'stage',
  'whoami',
  'deprecate',
]

/** What somebody reads before the code, and how many words that may be (goal Z3). Tables that are looked up by an id are elsewhere. */
const READ_FIRST = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'SUPPORT.md',
  'docs/architecture.md',
  'docs/booking-lists.md',
  'docs/design.md',
  'docs/rules.md',
]
const MOST_WORDS = 9_000

const folder = process.argv[2] ?? ROOT

/** Files generated from checked files, and the test that plants wrong citations. */
const NOT_READ =
  /(^|\/)CHANGELOG\.md$|^scripts\/check-documents\.test\.ts$|^packages\/sdk\/src\/generated\/|^pnpm-lock\.yaml$/

/** @returns {string[]} every file that people read, from the folder */
function textFiles() {
  if (folder !== ROOT) return readdirSync(folder).filter((name) => /\.(md|ts)$/.test(name))
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(md|[cm]?[jt]sx?|ya?ml|css|html|sql|tsv)$/.test(path) && !NOT_READ.test(path))
    .filter((path) => existsSync(join(ROOT, path)))
}

/** @returns {string[]} files in git that .gitignore names, such as a report with paths of a machine */
const strayFiles = () =>
  folder === ROOT
    ? execFileSync('git', ['ls-files', '-ci', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
        .split('\n')
        .filter((path) => path !== '')
    : []

/** @returns {string[]} a problem if there is more to read than anybody reads */
function lengthProblems() {
  if (folder !== ROOT) return []
  const words = READ_FIRST.flatMap((path) => readFileSync(join(ROOT, path), 'utf8').split(/\s+/).filter(Boolean)).length
  return words > MOST_WORDS ? [`${READ_FIRST.join(', ')}: ${words} words, at most ${MOST_WORDS}`] : []
}

const commands = { ...packageScripts, tools: new Set(OWN) }

const files = textFiles()
const paths = files.filter((path) => path.endsWith('.md'))
const register = readRegister(ROOT)
const prose = files.flatMap((path) => citationProblems(path, readFileSync(join(folder, path), 'utf8'), register))
const stray = strayFiles().map((path) => `${path}: is in git although .gitignore names it`)
const problems = [
  ...stray,
  ...lengthProblems(),
  ...prose,
  ...paths.flatMap((path) => documentProblems(folder, path, commands)),
]
const samples = paths.flatMap((path) =>
  samplesOf(readFileSync(join(folder, path), 'utf8')).map((sample) => ({ ...sample, path })),
)
const { compiled, problems: wrongSamples } = await compileSamples(samples)
for (const problem of [...problems, ...wrongSamples]) console.error(problem)
const count = problems.length + wrongSamples.length
console.log(`${files.length} files, ${paths.length} documents, ${compiled} samples compiled, ${count} problems`)
process.exit(count > 0 || paths.length === 0 ? 1 : 0)
