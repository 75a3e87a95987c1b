import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { run } from '../../scripts/toolchain.mjs'
import { archived, known, lastCommitOnMain } from './comparedStates.ts'
import { portableTests } from './portableTests.ts'
import { entriesOf } from './typeBreaks.ts'

const PACKAGE = 'packages/sdk'
/** Time limit for all of them, in milliseconds. */
const AT_MOST = 300_000

export interface TestResult {
  fullName: string
  status: string
  failureMessages?: string[]
}
export interface FileResult {
  name: string
  message?: string
  assertionResults: TestResult[]
}

/**
 * @param folder a package
 * @returns its entry points and their paths in it
 */
const placesOf = (folder: string): Map<string, string> =>
  new Map([...entriesOf(folder)].map(([name, file]) => [name, relative(folder, file)]))

/** @param text of a failure */
const firstLine = (text: string | undefined): string => text?.trim().split('\n')[0] ?? ''

/**
 * Returns the titles of tests that new changesets mark as outdated, because the tested behavior was
 * a bug: `<!-- outdated test: title -->`.
 */
function outdatedTests(folder: string, commit: string): Set<string> {
  const before = new Set(known(folder, 'ls-tree', '--name-only', `${commit}:.changeset`).split('\n'))
  const added = globSync('.changeset/*.md', { cwd: folder }).filter(
    (path) => !before.has(path.replace('.changeset/', '')),
  )
  const texts = added.map((path) => readFileSync(join(folder, path), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/<!-- outdated test: (.+?) -->/g)].map(([, title]) => title ?? '')),
  )
}

/**
 * Runs the SDK's own tests from the last release (before the first release: from the last commit on
 * main) against the current code. Their types are not compiled again: a helper that lists every
 * operation would reject each new one, and typeBreaks compares types.
 * @param folder a tree, installed
 * @param released the last version
 * @param work a folder to work in
 * @returns one line for each test that no longer passes
 */
export async function testBreaks(folder: string, released: string | undefined, work: string): Promise<string[]> {
  const tag = released && known(folder, 'rev-parse', '--verify', '--quiet', `refs/tags/@nalam/sdk@${released}^{commit}`)
  const commit = tag || lastCommitOnMain(folder)
  const before = join(work, 'before')
  archived(folder, commit, PACKAGE, ['package.json', 'src', 'test'], before)
  const now = placesOf(join(folder, PACKAGE))
  const entries = new Map(
    [...placesOf(before)].flatMap(([name, file]) => {
      const place = now.get(name)
      return place ? [[file, place]] : []
    }),
  )
  const files = new Map(
    globSync('test/**/*.{ts,mts,json}', { cwd: before }).map((path) => [
      path,
      readFileSync(join(before, path), 'utf8'),
    ]),
  )
  const target = join(work, 'after')
  mkdirSync(target, { recursive: true })
  for (const part of ['package.json', 'src'])
    cpSync(join(folder, PACKAGE, part), join(target, part), { recursive: true })
  cpSync(join(before, 'src/generated'), join(target, 'contract'), { recursive: true })
  symlinkSync(join(folder, PACKAGE, 'node_modules'), join(target, 'node_modules'))
  const tests = portableTests(files, entries)
  for (const [path, text] of tests) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), text)
  }
  const settings = { include: ['test/**/*.test.ts'], testTimeout: 90_000, hookTimeout: 90_000 }
  writeFileSync(join(target, 'vitest.config.mjs'), `export default { test: ${JSON.stringify(settings)} }\n`)
  return (await failures(folder, target))
    .filter(({ title }) => !outdatedTests(folder, commit).has(title))
    .map(({ line }) => line)
}

async function failures(folder: string, target: string): Promise<{ title: string; line: string }[]> {
  const vitest = join(folder, PACKAGE, 'node_modules/.bin/vitest')
  const report = join(target, 'report.json')
  const { output } = await run(vitest, ['run', '--root', target, '--reporter=json', `--outputFile=${report}`], {
    quiet: true,
    cwd: target,
    timeout: AT_MOST,
  })
  if (!existsSync(report)) throw new Error(`The tests of the last release did not end:\n${output}`)
  const { testResults }: { testResults: FileResult[] } = JSON.parse(readFileSync(report, 'utf8'))
  if (testResults.length === 0) throw new Error(`None of the tests of the last release was run:\n${output}`)
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const path = relative(target, name)
    // A file that cannot even be loaded has no tests.
    if (assertionResults.length === 0)
      return [{ title: path, line: `${path} of then can no longer be run: ${firstLine(message)}` }]
    return failed.map(({ fullName, failureMessages }) => ({
      title: fullName,
      line: `the test "${fullName}" of then no longer passes: ${firstLine(failureMessages?.[0])}`,
    }))
  })
}
