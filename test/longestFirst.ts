import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest. On a fresh clone vitest has no durations and would begin some of
 * them last.
 */
const LONGEST = [
  'test/publish/release.test.ts',
  'packages/server/test/processes.test.ts',
  'packages/server/src/cli/runCommandLine.test.ts',
  'packages/server/test/dataFolder.test.ts',
  'packages/server/test/outages.test.ts',
  'packages/portal/src/app/focus.browser.test.tsx',
]
const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(`/${path}`))

/** Begins with the longest files, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
