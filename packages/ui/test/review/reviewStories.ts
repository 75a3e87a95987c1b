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

/** One story that does not look as before. */
export interface Change {
  story: Story
  kind: 'changed' | 'new' | 'gone'
  /** The variants that were taken, and whether they look different. */
  variants: Partial<Record<Variant, 'alike' | 'different'>>
  /** The folders of the pictures to show. */
  base: string
  now: string
}

export interface Review {
  changes: readonly Change[]
  /** How many stories there are, in both together. */
  stories: number
  /** Stories that did not look the same twice in the same Storybook, and were alike in the end. */
  unsteady: readonly string[]
  problems: readonly string[]
}

/** So many stories are photographed once more before a difference is believed; more of them are no accident. */
const MOST_REPEATED = 120

const SOURCES = ['photographer.ts', 'inStory.ts'].map((name) => readFileSync(join(import.meta.dirname, name)))

/** The folder of pictures that this browser and this way to take them can be compared with. */
export function picturesOf(folder: string, browser: Browser): string {
  const hash = createHash('sha256').update(browser.version())
  for (const source of SOURCES) hash.update(source)
  return join(folder, `pictures-${hash.digest('hex').slice(0, 12)}`)
}

/** Pictures that an earlier run has taken, and those that are missing. */
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

/** The pictures of one story on one side: of the whole run, and of a page of its own. */
type Takes = readonly (Taken | undefined)[]

/** A variant has changed only if no picture of one side equals one of the other. */
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

/** Stories that look different, and those that looked different once and alike then. */
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

/** Stories that only one side has. */
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
 * Photographs the stories of both sides and finds what does not look the same. A story that differs is photographed once
 * more on both sides, in a page of its own.
 *
 * @param only a part of the ids of the stories to look at
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
