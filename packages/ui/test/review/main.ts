// The review for designers: photographs every story before and after the changes, on this machine,
// and writes one page with the differences to story-review/.
//   pnpm review:stories [commit to compare with; default: where this branch left main]
//     [--only <part of an id>]
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../stories/storybookSite.ts'
import { startBrowser } from './photographer.ts'
import { baseState, pruneCache, siteOf, workingState } from './reviewedSites.ts'
import { picturesOf, reviewStories } from './reviewStories.ts'
import { writeReview } from './writeReview.ts'

const OUT = join(ROOT, 'story-review')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
})
const began = Date.now()
const say = (line: string) =>
  process.stdout.write(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}\n`)

const now = workingState()
const base = baseState(positionals[0], now)
say(`${base.name} → ${now.name}`)
const sites = { base: siteOf(base), now: siteOf(now) }
say('both Storybooks are built')
const browser = await startBrowser()
try {
  const kept = picturesOf(now.folder, browser)
  const taken = join(now.folder, 'now')
  const before = { site: sites.base, pictures: picturesOf(base.folder, browser) }
  const review = await reviewStories(browser, before, { site: sites.now, pictures: taken }, values.only, say)
  const changes = writeReview(review, { base: base.name, now: now.name }, OUT)
  for (const { kind, id, variants } of changes) {
    const where = variants.filter(({ isDifferent }) => isDifferent).map(({ variant }) => variant)
    say(`${kind}: ${id} (${where.join(', ')})`)
  }
  for (const id of review.unsteady) say(`looked different once and alike then: ${id}`)
  for (const problem of review.problems) say(`problem: ${problem}`)
  // The next review of this state reuses the pictures.
  if (values.only === '' && !existsSync(kept)) renameSync(taken, kept)
  for (const pictures of [taken, before.pictures]) rmSync(`${pictures}-again`, { recursive: true, force: true })
  say(`${review.stories} stories, ${changes.length} changes: ${join(OUT, 'index.html')}`)
  process.exitCode = review.problems.some((problem) => problem.startsWith('now')) ? 1 : 0
} finally {
  await browser.close()
}
pruneCache()
