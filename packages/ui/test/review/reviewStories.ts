import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { listStories } from '../stories/storybookSite.ts'
import type { Story } from '../stories/storybookSite.ts'
import { photographStories, VARIANTS } from './photographer.ts'
import type { Taken, Variant } from './photographer.ts'

/** A built Storybook and the folder of its pictures. */
export interface Side {
  site: string
  pictures: string
}

/** A story with a difference between the two sides. */
export interface Change {
  story: Story
  kind: 'changed' | 'new' | 'gone'
  /** The variants that were taken, and whether they differ. */
  variants: Partial<Record<Variant, 'alike' | 'different'>>
  /** The folders of the pictures to show. */
  base: string
  now: string
}

export interface Review {
  changes: readonly Change[]
  /** Number of stories in both sides together. */
  stories: number
  /** Stories that differed in one run and were alike in another run of the same Storybook. */
  unsteady: readonly string[]
  problems: readonly string[]
}

/**
 * At most this number of stories is photographed again to confirm a difference; more are not
 * random.
 */
const MOST_REPEATED = 120

const SOURCES = ['photographer.ts', 'inStory.ts'].map((name) => readFileSync(join(import.meta.dirname, name)))

/**
 * Returns the folder of pictures that are comparable: same browser version, same code for taking
 * them.
 */
export function picturesOf(folder: string, browser: Browser): string {
  const hash = createHash('sha256').update(browser.version())
  for (const source of SOURCES) hash.update(source)
  return join(folder, `pictures-${hash.digest('hex').slice(0, 12)}`)
}

/** Takes the pictures that an earlier run has not taken yet, and returns all of them. */
async function photographOnce(browser: Browser, side: Side, stories: readonly Story[], say: (line: string) => void) {
  const file = join(side.pictures, 'taken.json')
  const before: Record<string, Taken> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const missing = stories.filter(({ id }) => before[id] === undefined || before[id].problem !== undefined)
  say(`base: ${stories.length - missing.length} stories are there, ${missing.length} to photograph`)
  const taken = await photographStories({ browser, site: side.site, stories: missing, folder: side.pictures, say })
  const all = { ...before, ...Object.fromEntries(taken) }
  if (missing.length > 0) writeFileSync(file, JSON.stringify(all))
  return new Map(stories.flatMap(({ id }) => (all[id] ? [[id, all[id]] as const] : [])))
}

const differing = (one: Taken | undefined, two: Taken | undefined) =>
  VARIANTS.filter((variant) => one?.pictures[variant] !== two?.pictures[variant])

/** The pictures of one story on one side: from the whole run, and from a page of its own. */
type Takes = readonly (Taken | undefined)[]

/**
 * Compares the variants. A variant has changed only if no picture of one side equals one of the
 * other.
 */
function judge(base: Takes, now: Takes): Change['variants'] {
  const variants: Change['variants'] = {}
  for (const variant of VARIANTS) {
    const [old, fresh] = [base, now].map((takes) => takes.map((taken) => taken?.pictures[variant]))
    if (old === undefined || fresh === undefined || [...old, ...fresh].every((hash) => hash === undefined)) continue
    variants[variant] = old.some((hash) => fresh.includes(hash)) ? 'alike' : 'different'
  }
  return variants
}

interface Shots {
  side: Side
  stories: readonly Story[]
  taken: ReadonlyMap<string, Taken>
}

/** Returns the stories that differ, and those that differed only in the first run. */
async function findChanged(browser: Browser, base: Shots, now: Shots, say: (line: string) => void) {
  const suspects = now.stories.filter(
    ({ id }) => base.taken.has(id) && differing(base.taken.get(id), now.taken.get(id)).length > 0,
  )
  const isRepeated = suspects.length > 0 && suspects.length <= MOST_REPEATED
  if (isRepeated) say(`${suspects.length} stories differ and are photographed once more`)
  const repeat = async ({ side, taken }: Shots) => {
    if (!isRepeated) return { folder: side.pictures, taken }
    const folder = `${side.pictures}-again`
    return {
      folder,
      taken: await photographStories({ browser, site: side.site, stories: suspects, folder, isEachFresh: true }),
    }
  }
  const [baseAgain, nowAgain] = [await repeat(base), await repeat(now)]
  const judged = suspects.map((story) => {
    const variants = judge(
      [base.taken.get(story.id), baseAgain.taken.get(story.id)],
      [now.taken.get(story.id), nowAgain.taken.get(story.id)],
    )
    return { story, kind: 'changed' as const, variants, base: baseAgain.folder, now: nowAgain.folder }
  })
  const isDifferent = ({ variants }: Change) => Object.values(variants).includes('different')
  return {
    changed: judged.filter(isDifferent),
    unsteady: judged.filter((change) => !isDifferent(change)).map(({ story }) => story.id),
  }
}

/** Returns the stories that only one side has. */
function findOwn(own: Shots, other: Shots, kind: 'new' | 'gone'): Change[] {
  return own.stories
    .filter(({ id }) => !other.taken.has(id))
    .map((story) => ({
      story,
      kind,
      variants: judge([own.taken.get(story.id)], []),
      base: own.side.pictures,
      now: own.side.pictures,
    }))
}

const problemsOf = (name: string, { taken }: Shots): string[] =>
  [...taken].flatMap(([id, { problem }]) => (problem === undefined ? [] : [`${name}, ${id}: ${problem}`]))

/**
 * Photographs the stories of both sides and returns the differences. A story that differs is
 * photographed again on both sides, in a page of its own.
 *
 * @param only a part of the ids of the stories to include
 */
export async function reviewStories(
  browser: Browser,
  base: Side,
  now: Side,
  only: string,
  say: (line: string) => void,
): Promise<Review> {
  const wanted = (site: string) => listStories(site).filter(({ id }) => id.includes(only))
  const [before, after] = [wanted(base.site), wanted(now.site)]
  const had: Shots = { side: base, stories: before, taken: await photographOnce(browser, base, before, say) }
  rmSync(now.pictures, { recursive: true, force: true })
  say(`now: ${after.length} stories to photograph`)
  const taken = await photographStories({ browser, site: now.site, stories: after, folder: now.pictures, say })
  // On a busy machine a story fails that does not alone; the base's are taken again by the next run.
  const failed = after.filter(({ id }) => taken.get(id)?.problem !== undefined)
  const again = await photographStories({
    browser,
    site: now.site,
    stories: failed,
    folder: now.pictures,
    isEachFresh: true,
  })
  for (const [id, pictures] of again) taken.set(id, pictures)
  writeFileSync(join(now.pictures, 'taken.json'), JSON.stringify(Object.fromEntries(taken)))
  const has: Shots = { side: now, stories: after, taken }
  const { changed, unsteady } = await findChanged(browser, had, has, say)
  return {
    changes: [...changed, ...findOwn(has, had, 'new'), ...findOwn(had, has, 'gone')],
    stories: new Set([...before, ...after].map(({ id }) => id)).size,
    unsteady,
    problems: [...problemsOf('base', had), ...problemsOf('now', has)],
  }
}
