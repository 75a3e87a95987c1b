import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { comparePictures } from './comparePictures.ts'
import { runReviewPage } from './page/runReviewPage.ts'
import type { ShownChange, ShownVariant } from './page/ShownChange.ts'
import { pictureIn, VARIANTS } from './photographer.ts'
import type { Variant } from './photographer.ts'
import type { Change, Review } from './reviewStories.ts'

const page = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function showVariant(change: Change, variant: Variant, folder: string): ShownVariant {
  const { story, kind } = change
  const shown: ShownVariant = { variant, isDifferent: change.variants[variant] === 'different' }
  const take = (from: string, side: 'base' | 'now') => {
    const file = pictureIn(from, story.id, variant)
    if (!existsSync(file)) return undefined
    const name = `${story.id}.${variant}.${side}.png`
    copyFileSync(file, join(folder, name))
    shown[side] = `pictures/${name}`
    return file
  }
  const base = kind === 'new' ? undefined : take(change.base, 'base')
  const now = kind === 'gone' ? undefined : take(change.now, 'now')
  if (base !== undefined && now !== undefined && shown.isDifferent) {
    const marks = `${story.id}.${variant}.marks.png`
    const difference = comparePictures(base, now, join(folder, marks))
    if (difference === undefined) shown.isDifferent = false
    else Object.assign(shown, difference, { marks: `pictures/${marks}` })
  }
  return shown
}

/**
 * Writes the page of a review: one HTML file that needs only the pictures beside it.
 *
 * @param from display names of the compared states
 * @returns the changes as the page shows them
 */
export function writeReview(review: Review, from: { base: string; now: string }, out: string): ShownChange[] {
  rmSync(out, { recursive: true, force: true })
  const folder = join(out, 'pictures')
  mkdirSync(folder, { recursive: true })
  const changes = review.changes
    .map(({ story, kind, variants, ...change }) => ({
      id: story.id,
      title: story.title,
      name: story.name,
      kind,
      variants: VARIANTS.filter((variant) => variants[variant] !== undefined).map((variant) =>
        showVariant({ story, kind, variants, ...change }, variant, folder),
      ),
    }))
    .filter(({ kind, variants }) => kind !== 'changed' || variants.some(({ isDifferent }) => isDifferent))
    .toSorted((one, two) => one.title.localeCompare(two.title))
  const count = (kind: string) => changes.filter((change) => change.kind === kind).length
  const values: Record<string, string> = {
    base: escaped(from.base),
    now: escaped(from.now),
    summary: `${review.stories} stories compared: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone.`,
    problems: review.problems.map((problem) => `<li>${escaped(problem)}</li>`).join(''),
    style: `<style>${page('review.css')}</style>`,
    changes: `<script type="application/json" id="changes">${JSON.stringify(changes).replaceAll('<', String.raw`\u003c`)}</script>`,
    script: `<script>(${runReviewPage.toString()})()</script>`,
  }
  const html = page('review.html').replaceAll(/<!-- (\w+) -->/g, (_, name: string) => values[name] ?? '')
  writeFileSync(join(out, 'index.html'), html)
  return changes
}
