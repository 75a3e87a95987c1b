import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { pictureDifference } from './inPage.ts'
import { ROOT } from './storybookSite.ts'
import type { Story } from './storybookSite.ts'
import type { Finding } from './storyChecks.ts'

const TREES = join(dirname(fileURLToPath(import.meta.url)), 'trees')
export const PICTURES = join(ROOT, 'docs', 'pictures', 'screens')
/** Another build of the browser draws edges a little differently. */
const ALLOWED_DIFFERENCE = 0.01

/** One file per component: its stories' accessibility trees under their names. */
function treeFile(title: string): string {
  return join(TREES, `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.txt`)
}

/** Compares (or writes) the accessibility trees of one component's stories. */
export function compareTrees(title: string, trees: ReadonlyMap<string, string>, update: boolean): Finding[] {
  const text = [...trees]
    .sort(([one], [two]) => one.localeCompare(two))
    .map(([name, tree]) => `## ${name}\n${tree}\n`)
    .join('\n')
  const file = treeFile(title)
  if (update) {
    mkdirSync(TREES, { recursive: true })
    writeFileSync(file, text)
    return []
  }
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (before === text) return []
  const [was, is] = [before.split('\n'), text.split('\n')]
  const at = is.findIndex((line, index) => line !== was[index])
  return [
    {
      story: title,
      check: 'accessibility tree',
      detail: `line ${at + 1}: “${was[at] ?? ''}” became “${is[at] ?? ''}”`,
    },
  ]
}

/** Screens are compared as pictures: the story `Typical` (or the first one) of each, in light and dark. */
export function pictureFile(story: Story, theme: string): string {
  const name = story.title.startsWith('Screens/') ? story.title.slice('Screens/'.length) : `design ${story.exportName}`
  const screen = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return join(PICTURES, `${screen}-${theme}.png`)
}

/** Takes a screen's picture in a theme and compares it with the one that is kept. */
export async function comparePicture(page: Page, story: Story, theme: string, update: boolean): Promise<Finding[]> {
  const file = pictureFile(story, theme)
  // A screen is its whole window; the design's foundations are as large as what they show.
  const place = story.title.startsWith('Screens/') ? page : page.locator('#storybook-root')
  const picture = await place.screenshot({ animations: 'disabled', caret: 'hide' })
  if (update) {
    mkdirSync(PICTURES, { recursive: true })
    writeFileSync(file, picture)
    return []
  }
  if (!existsSync(file))
    return [{ story: story.id, check: 'picture', detail: `there is none yet (${theme}): --update` }]
  const kept = readFileSync(file)
  const difference = await page.evaluate(pictureDifference, [
    kept.toString('base64'),
    picture.toString('base64'),
  ] as const)
  if (difference <= ALLOWED_DIFFERENCE) return []
  return [{ story: story.id, check: 'picture', detail: `${(100 * difference).toFixed(1)} % differ (${theme})` }]
}
