// npm test: install, get a browser where there is none, build, then check and test what a change of
// the product can break. Ends with one line, `N passed, N failed`, summed over all runners: a check
// counts as one, a test as one. All steps run even when one fails, so that one run tells everything.
// Checks run two at a time; runners of tests use both cores by themselves. A test that fails is
// repeated once: on a machine that others use, one of twenty thousand waits too long. What passes
// only then is counted as passed and named before the last line; check:flakes repeats nothing.
//   npm test -- --all             also what takes longest and changes rarely (scripts/wholeRun.mjs)
//   npm test -- --changed [main]  only what the changes since a commit can reach; no browser on a server
//   npm test -- --only e2e,lint   the named steps alone
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, freemem } from 'node:os'
import { join } from 'node:path'
import { auditOutcome } from './security/auditOutcome.mjs'
import { PNPM, ROOT, install, requireNode, run } from './toolchain.mjs'
import { WHOLE_RUN_FILES, onlyInWholeRun } from './wholeRun.mjs'

requireNode()
const reports = join(ROOT, 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/**
 * Databases and copies of the repository are temporary files of up to 2 GB. With enough memory they
 * are kept there: creating and removing them on a disk took a third of the system's time.
 */
const MEMORY = '/dev/shm'
/** @returns {number} bytes that it may take */
const room = () => {
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, freemem())
}
if (existsSync(MEMORY) && room() > 6e9) {
  const temporary = mkdtempSync(join(MEMORY, 'nalam-'))
  // PostgreSQL runs as a user of its own.
  chmodSync(temporary, 0o711)
  process.env['TMPDIR'] = temporary
  process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
}

const isAll = process.argv.includes('--all')
// Read by what chooses tests or databases (playwright.config.ts, databasesOfRun.ts).
if (!isAll) process.env['NALAM_ALL'] = '0'
const changedAt = process.argv.indexOf('--changed')
/** The commit whose later changes are tested, if only changes are. */
const since = changedAt > 0 ? (process.argv[changedAt + 1] ?? 'main') : undefined

const started = Date.now()
/** @returns {number | undefined} processor seconds of all processes that ended; only Linux tells */
function processorSeconds() {
  if (process.platform !== 'linux') return undefined
  // The command, in brackets, may hold blanks. User and system time of children are the 14th and
  // 15th field after it, in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / 100
}
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`)

say('Installing …')
install({ quiet: true })
// Only now: the browser of last resort comes with the installed packages.
const { ensureBrowser } = await import('./browser.mjs')
const browser = await ensureBrowser(say)
process.env['CHROME_PATH'] = browser
say(`Browser: ${browser}`)

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * @param {string} name
 * @returns {any} what a runner wrote, or undefined where it died before writing
 */
function report(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch (error) {
    say(`${name} could not be read: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

/**
 * Failures, printed again before the last line.
 * @type {string[]}
 */
const failures = []
/** What a reader of the last lines must not miss. @type {string[]} */
const warnings = []

/** @param {string} output what a tool printed @returns {string} its last lines */
const endOf = (output) => output.trimEnd().slice(-3000)

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 * @param {Record<string, string>} [env]
 * @returns {() => Promise<Count>}
 */
const check =
  (command, args, cwd, env = {}) =>
  async () => {
    const { code, output } = await run(command, args, { quiet: true, env, ...(cwd ? { cwd: join(ROOT, cwd) } : {}) })
    if (code !== 0) {
      say(output)
      failures.push(`${command} ${args.join(' ')}\n${endOf(output)}`)
    } else if (cwd === 'packages/server') process.env['NALAM_SERVER_MAIN'] = join(ROOT, cwd, 'dist/main.js')
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  }

/**
 * @param {string} name
 * @param {string} config its own configuration: loading all of them takes seconds
 * @param {string[]} options
 * @param {Record<string, string>} [env]
 * @returns {() => Promise<Count>}
 */
const vitest =
  (name, config, options, env = {}) =>
  async () => {
    const file = `${name}.json`
    const retriedFile = `${name}-retried.json`
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, file)}`]
    reporters.push('--retry=1', `--reporter=${join(ROOT, 'scripts/retriedReporter.mjs')}`)
    const selection = since === undefined ? [] : ['--changed', since, '--passWithNoTests']
    const { code, output } = await run('vitest', ['run', '--config', config, ...options, ...selection, ...reporters], {
      env: { ...env, NALAM_RETRIED: join(reports, retriedFile) },
    })
    const result = report(file)
    for (const test of report(retriedFile) ?? []) warnings.push(`REPEATED, then passed: ${test}`)
    const passed = Number(result?.numPassedTests ?? 0)
    const failed = Number(result?.numFailedTests ?? 0)
    for (const { name: path, assertionResults } of result?.testResults ?? []) {
      for (const { status, fullName, failureMessages } of assertionResults) {
        if (status === 'failed') failures.push(`${path}\n${fullName}\n${String(failureMessages[0]).slice(0, 1000)}`)
      }
    }
    // A file that cannot be loaded or an unhandled rejection fails the run without failing a test.
    const isEmpty = passed === 0 && since === undefined
    const unaccounted = failed === 0 && (code !== 0 || isEmpty) ? 1 : 0
    if (unaccounted) failures.push(`${name}\n${endOf(output)}`)
    return { passed, failed: failed + unaccounted, skipped: Number(result?.numPendingTests ?? 0) }
  }

/** @returns {Promise<Count>} */
async function endToEnd() {
  const options = ['--retries', '1', ...(isAll ? [] : ['--project', 'portal'])]
  const { code, output } = await run('playwright', ['test', '-c', 'packages/portal/playwright.config.ts', ...options], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
  })
  const stats = report('e2e.json')?.stats
  const repeated = Number(stats?.flaky ?? 0)
  const passed = Number(stats?.expected ?? 0) + repeated
  const failed = Number(stats?.unexpected ?? 0)
  if (repeated > 0) warnings.push(`REPEATED, then passed: ${endOf(output)}`)
  const unaccounted = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0
  if (failed + unaccounted > 0) failures.push(`e2e\n${endOf(output)}`)
  return { passed, failed: failed + unaccounted, skipped: Number(stats?.skipped ?? 0) }
}

/** @returns {Promise<Count>} nothing passed where the registry does not respond */
async function vulnerabilities() {
  const { code, output } = await run('npx', ['-y', PNPM, 'audit', '--prod', '--audit-level', 'high'], { quiet: true })
  const { kind, text } = auditOutcome(code, output)
  if (kind === 'found') say(text)
  if (kind === 'not checked') warnings.push(`vulnerabilities: NOT CHECKED, ${text.replace('not checked: ', '')}`)
  return { passed: kind === 'clean' ? 1 : 0, failed: kind === 'found' ? 1 : 0, skipped: 0 }
}

/** @typedef {[name: string, step: () => Promise<Count>]} Step */

/**
 * TypeScript and the type-aware linter are Go programs: collecting garbage less often saves a fifth
 * of their processor time.
 */
const RARE_COLLECTION = { GOGC: '400' }

/** @type {Step[]} */
const builds = [
  ['build portal', check('node', ['--run', 'build'], 'packages/portal')],
  ['build server', check('node', ['--run', 'build'], 'packages/server')],
]

/** @type {Step[]} */
const checks = [
  ['lint', check('node', ['--run', 'lint'], undefined, RARE_COLLECTION)],
  ['vulnerabilities', vulnerabilities],
  ['typecheck', check('node', ['--run', 'typecheck'], undefined, RARE_COLLECTION)],
  ['site', check('node', ['--run', 'check'], 'site')],
  ['documents', check('node', ['--run', 'check:documents'])],
  ['unused', check('node', ['--run', 'check:unused'])],
  ['format', check('node', ['--run', 'check:format'])],
  ['workflows', check('node', ['--run', 'check:workflows'])],
  ['requirements', check('node', ['--run', 'check:requirements'])],
  ['security', check('node', ['--run', 'check:security'])],
  ['contract lint', check('node', ['--run', 'lint'], 'openapi')],
  ['contract drift', check('node', ['--run', 'check'], 'openapi')],
]

/** A page waits for its runner between steps: two for each processor leave little of it idle. */
const IN_PAGES = [`--maxWorkers=${2 * availableParallelism()}`]
/**
 * React and Fluent as doctors get them. What their development builds record for developers took a
 * third of the time.
 */
const AS_SHIPPED = { NODE_ENV: 'production' }

/** Leaves the files of the second list out. */
const later = isAll ? [] : WHOLE_RUN_FILES.flatMap((file) => ['--exclude', file])

/** @type {Step[]} */
const tests = [
  ['size', check('node', ['--run', 'size'], 'packages/portal')],
  // Some files wait for databases, processes and registries: one more than there are processors
  // leaves none idle.
  ['unit', vitest('unit', 'vitest.node.config.ts', [`--maxWorkers=${availableParallelism() + 1}`, ...later])],
  // The SDK's functions again, as it is published, and its tarball.
  ['packed', vitest('packed', 'test/packed/vitest.config.ts', [])],
  ['components', vitest('components', 'packages/ui/vitest.browser.config.ts', [...IN_PAGES, ...later], AS_SHIPPED)],
  ['stories', vitest('stories', '.storybook/vitest.config.ts', IN_PAGES, AS_SHIPPED)],
  ['e2e', endToEnd],
]

const onlyAt = process.argv.indexOf('--only')
const only = onlyAt > 0 ? new Set((process.argv[onlyAt + 1] ?? '').split(',')) : undefined

const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const table = []

/** Steps of a working day, in seconds: no build, no stories, no browser on a server. */
const OF_CHANGES = new Set(['lint', 'typecheck', 'format', 'requirements', 'contract drift', 'unit', 'components'])
/**
 * Each story, with axe, and the packed files repeat what components and unit tests prove. The
 * documentation site with its reference took a third of the checks' processor time.
 */
const ALL_ONLY = new Set(['site', 'stories', 'packed'])

/** @param {string} name @returns {boolean} whether this run has the step */
function isChosen(name) {
  if (only) return only.has(name)
  if (since !== undefined) return OF_CHANGES.has(name)
  return isAll || !ALL_ONLY.has(name)
}

/**
 * @param {Step} step
 * @param {boolean} isAlone whether no other step runs meanwhile, so that its processor time is known
 */
async function perform([name, step], isAlone = false) {
  if (!isChosen(name)) return
  say(`\n— ${name}`)
  const begun = Date.now()
  const before = processorSeconds()
  const count = await step()
  const seconds = `${((Date.now() - begun) / 1000).toFixed(1).padStart(7)} s`
  const used =
    isAlone && before !== undefined ? `, ${((processorSeconds() ?? 0) - before).toFixed(0)} of processors` : ''
  const line = `${name.padEnd(16)} ${String(count.passed).padStart(6)} passed ${String(count.failed).padStart(4)} failed ${seconds}${used}`
  table.push(line)
  say(line)
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
}

const waiting = checks.values()
/** One of two lanes: takes the next check until there is none. */
async function lane() {
  for (const step of waiting) await perform(step)
}
await Promise.all(builds.map((step) => perform(step)))
const toBuild = processorSeconds()
await Promise.all([lane(), lane()])
for (const step of tests) await perform(step, true)

say(`\n${table.join('\n')}\nall in ${((Date.now() - started) / 1000).toFixed(0)} s`)
const inAll = processorSeconds()
if (toBuild !== undefined && inAll !== undefined) {
  const toTest = inAll - toBuild
  const ratio = toBuild > 0 ? `, ${(toTest / toBuild).toFixed(1)} times` : ''
  say(`Processor seconds: install and build ${toBuild.toFixed(0)}, checks and tests ${toTest.toFixed(0)}${ratio}`)
}
if (!isAll && !only) say(`Left to npm test -- --all: ${onlyInWholeRun().join(', ') || 'no requirement'}`)
say('')
for (const failure of failures) say(`FAILED ${failure}\n`)
for (const warning of warnings) say(`${warning}\n`)
say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
