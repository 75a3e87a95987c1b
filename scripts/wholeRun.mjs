// The second list of tests. `npm test` proves what a change of the product can break; these files
// take most of the time and prove what changes rarely, so that only `npm test -- --all` runs them
// (.ci/run, the release, a nightly job).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './toolchain.mjs'

/** Why a file waits for the whole run, and which files those are, relative to the root. */
export const WHOLE_RUN_ONLY = {
  'release to a registry': ['test/publish/release.test.ts'],
  'review of pictures': ['packages/ui/test/review/review.test.ts'],
  'gates of the contract, of published packages and of the repository': [
    'openapi/scripts/contractBreaks.test.ts',
    'openapi/scripts/contractProblems.test.ts',
    'test/breaking/packageBreaks.test.ts',
    'test/breaking/testBreaks.test.ts',
    'test/breaking/typeBreaks.test.ts',
    'scripts/check-boundaries.test.ts',
    'scripts/check-documents.test.ts',
    'scripts/check-workflows.test.ts',
    'scripts/supply-chain.test.ts',
  ],
  'the packages as others load them': [
    'packages/server/test/startTestServer.test.ts',
    'packages/ui/src/serverRendering.test.ts',
    'packages/ui/test/bundles/twoBundles.test.ts',
  ],
  'patterns of the contract, analyzed': ['packages/server/test/patterns.test.ts'],
  'processes that are started, lost and killed': [
    'packages/server/bench/crashes.test.ts',
    'packages/server/src/cli/runCommandLine.test.ts',
    'packages/server/src/db/folderLock.test.ts',
    'packages/server/test/backup.test.ts',
    'packages/server/test/dataFolder.test.ts',
    'packages/server/test/liveFailover.test.ts',
    'packages/server/test/outages.test.ts',
    'packages/server/test/processes.test.ts',
    'packages/server/test/publicationCrash.test.ts',
    'packages/server/test/queueCrash.test.ts',
    'packages/server/test/rollingUpdates.test.ts',
    'packages/server/test/runningBackup.test.ts',
    'packages/server/test/tracing.test.ts',
  ],
  'limits, attacks and load': [
    'packages/server/test/codeLimits.test.ts',
    'packages/server/test/equalWork.test.ts',
    'packages/server/test/fairness.test.ts',
    'packages/server/test/loadShedding.test.ts',
    'packages/server/test/loginLimits.test.ts',
    'packages/server/test/messageReceivers.test.ts',
    'packages/server/test/passwordRaces.test.ts',
    'packages/server/test/platformAbuse.test.ts',
    'packages/server/test/platformRace.test.ts',
    'packages/server/test/rateLimits.test.ts',
    'packages/server/test/slowReader.test.ts',
  ],
  'random sequences, random requests and all pairs of operations': [
    'packages/sdk/src/rules/slotPlan.property.test.ts',
    'packages/server/test/bookingModel.test.ts',
    'packages/server/test/fuzz/fuzz.test.ts',
    'packages/server/test/interactions.test.ts',
    'packages/server/test/publicationRaces.test.ts',
    'packages/server/test/queueModel.test.ts',
  ],
  'many rows': [
    'packages/server/bench/load.test.ts',
    'packages/server/bench/plans.test.ts',
    'packages/server/test/keepPublished.test.ts',
    'packages/server/test/remindersOfAll.test.ts',
  ],
  'the demo of the documentation site, built and used': ['site/scripts/demo.test.ts'],
  'every language, zone, text, fault, screen and form in a browser': [
    'packages/portal/e2e/actions.spec.ts',
    'packages/portal/e2e/devices.spec.ts',
    'packages/portal/e2e/faults.spec.ts',
    'packages/portal/e2e/focusInSight.spec.ts',
    'packages/portal/e2e/languages.spec.ts',
    'packages/portal/e2e/layoutShift.spec.ts',
    'packages/portal/e2e/pageBehind.spec.ts',
    'packages/portal/e2e/passkeyOnly.spec.ts',
    'packages/portal/e2e/payloads.spec.ts',
    'packages/portal/e2e/sessionLife.spec.ts',
    'packages/portal/e2e/start.spec.ts',
    'packages/portal/e2e/zones.spec.ts',
    'packages/portal/src/app/focus.browser.test.tsx',
    'packages/ui/src/throwing.browser.test.tsx',
  ],
}

export const WHOLE_RUN_FILES = Object.values(WHOLE_RUN_ONLY).flat()

/**
 * Returns the files below a folder, without what is installed or built.
 * @param {string} folder relative to the root
 * @returns {string[]}
 */
const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return /^(?:node_modules|dist|\.tsc|\.cache)$/.test(entry.name) ? [] : filesIn(path)
  })

/**
 * Returns the test files by the requirements that their titles name: `[BOOK-07] …`.
 * @returns {{ files: number, named: Map<string, Set<string>> }}
 */
export function namedRequirements() {
  // Node 20 has no glob.
  const folders = [
    'scripts',
    'test',
    'openapi',
    ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
  ]
  const files = folders
    .flatMap((folder) => filesIn(folder))
    .filter((file) => /\.(?:test|spec|stories)\.tsx?$/.test(file))
  /** @type {Map<string, Set<string>>} */
  const named = new Map()
  for (const file of files) {
    for (const [, id = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(/\[([A-Z]+-\d\d)\]/g))
      named.set(id, (named.get(id) ?? new Set()).add(file))
  }
  return { files: files.length, named }
}

/**
 * Returns the requirements that no test outside of the second list names.
 * @returns {string[]}
 */
export function onlyInWholeRun() {
  const later = new Set(WHOLE_RUN_FILES)
  return [...namedRequirements().named]
    .filter(([, files]) => [...files].every((file) => later.has(file) || file.endsWith('.stories.tsx')))
    .map(([id]) => id)
    .toSorted()
}
