import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { en } from '../../src/messages/en.ts'
import { hi } from '../../src/messages/hi.ts'
import { pseudo } from '../../src/messages/pseudo.ts'
import { ta } from '../../src/messages/ta.ts'
import { pictureDifference } from './inPage.ts'
import { ROOT } from './storybookSite.ts'
import type { Story } from './storybookSite.ts'
import type { Finding } from './storyChecks.ts'

const SNAPSHOTS = join(dirname(fileURLToPath(import.meta.url)), 'snapshots')
export const PICTURES = join(ROOT, 'docs', 'pictures', 'screens')
/**
 * Tolerance for other builds of the browser, which draw edges slightly differently: share of the
 * picture, and of any tile of it.
 */
const ALLOWED = { whole: 0.01, tile: 0.1 }

/**
 * Returns the path of the accessibility snapshots of a screen or component, one file with its
 * representative stories by name.
 */
export function snapshotFile(title: string): string {
  return join(SNAPSHOTS, `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.txt`)
}

/**
 * Returns whether a title has snapshots. Flows consist of screens, and Design shows tokens: neither
 * has a structure of its own.
 */
export const hasSnapshot = (title: string): boolean => /^(Components|Screens)\//.test(title)

/**
 * Returns the stories of one screen or component whose accessibility snapshots are committed: those
 * with the tag `snapshot`, else `Typical`, else the first one. Play functions and axe cover the
 * other states.
 *
 * @param stories all stories of one title, in the order of their file
 */
export function snapshotStories<S extends Pick<Story, 'exportName' | 'tags'>>(stories: readonly S[]): readonly S[] {
  const tagged = stories.filter(({ tags }) => tags.includes('snapshot'))
  if (tagged.length > 0) return tagged
  const typical = stories.find(({ exportName }) => exportName === 'Typical') ?? stories[0]
  return typical ? [typical] : []
}

const TOAST_REGIONS = [en, hi, pseudo, ta].map(({ toasts }) => `- region "${toasts.region}"`)

/**
 * Returns a snapshot without the texts of toasts: they close after two seconds, so a fast machine
 * sees other toasts than a slow one. Play functions check them.
 */
export function withoutToasts(snapshot: string): string {
  const lines: string[] = []
  let regionDepth: number | undefined
  for (const line of snapshot.split('\n')) {
    const depth = line.search(/\S/)
    if (regionDepth !== undefined && depth > regionDepth) continue
    const isRegion = TOAST_REGIONS.some((region) => line.trimStart() === `${region}:`)
    regionDepth = isRegion ? depth : undefined
    lines.push(isRegion ? line.slice(0, -1) : line)
  }
  return lines.join('\n')
}

/**
 * Compares (or writes) the accessibility snapshots of one screen or component, given by story name.
 */
export function compareSnapshots(title: string, snapshots: ReadonlyMap<string, string>, update: boolean): Finding[] {
  const text = [...snapshots]
    .sort(([one], [two]) => one.localeCompare(two))
    .map(([name, snapshot]) => `## ${name}\n${snapshot}\n`)
    .join('\n')
  const file = snapshotFile(title)
  if (update) {
    mkdirSync(SNAPSHOTS, { recursive: true })
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
      check: 'accessibility snapshot',
      detail: `line ${at + 1}: “${was[at] ?? ''}” became “${is[at] ?? ''}”`,
    },
  ]
}

/**
 * Returns the name of a picture: the screen, and its state unless the story is the screen's
 * representative one.
 */
export function pictureName({ title, exportName, tags }: Story): string {
  if (!title.startsWith('Screens/')) return `design ${exportName}`
  const state = tags.includes('picture') ? `, ${exportName.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}` : ''
  return `${title.slice('Screens/'.length)}${state}`
}

/**
 * Returns the path of a screen's picture. Screens are compared in light and dark: the story
 * `Typical` (or the first one) of each, and those with the tag `picture`.
 */
export function pictureFile(story: Story, theme: string): string {
  const name = pictureName(story)
  const screen = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return join(PICTURES, `${screen}-${theme}.png`)
}

/** Takes a picture: of the whole window for a screen, of the content for the design foundations. */
async function take(page: Page, story: Story): Promise<Buffer> {
  const place = story.title.startsWith('Screens/') ? page : page.locator('#storybook-root')
  return place.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Returns the difference in percent as text; undefined if the pictures match. */
async function differences(page: Page, kept: Buffer, taken: Buffer): Promise<string | undefined> {
  const { whole, tile } = await page.evaluate(pictureDifference, [
    kept.toString('base64'),
    taken.toString('base64'),
  ] as const)
  if (whole <= ALLOWED.whole && tile <= ALLOWED.tile) return undefined
  return `${(100 * whole).toFixed(1)} % differ, ${(100 * tile).toFixed(0)} % where it is most`
}

/** Takes a screen's picture in a theme and compares it with the committed one. */
export async function comparePicture(page: Page, story: Story, theme: string, update: boolean): Promise<Finding[]> {
  const file = pictureFile(story, theme)
  const picture = await take(page, story)
  if (update) {
    mkdirSync(PICTURES, { recursive: true })
    writeFileSync(file, picture)
    return []
  }
  if (!existsSync(file))
    return [{ story: story.id, check: 'picture', detail: `there is none yet (${theme}): --update` }]
  const difference = await differences(page, readFileSync(file), picture)
  if (difference === undefined) return []
  return [{ story: story.id, check: 'picture', detail: `${difference} (${theme})` }]
}

/** Changes that the picture comparison must find, each with the style that causes it. */
const PLANTED = {
  'headings gone': 'h1, h2 { visibility: hidden !important }',
  'brand colour lost':
    '.nalam-theme { --nalam-brand-ink: #d3d3d3 !important; --colorBrandBackground: #a4262c !important }',
  'all moved by 4 px': '#storybook-root, dialog { transform: translateY(4px) }',
}

/**
 * Applies the planted changes to the screen and returns those that the picture comparison misses.
 */
export async function overlookedChanges(page: Page, story: Story): Promise<Finding[]> {
  const kept = await take(page, story)
  const findings: Finding[] = []
  for (const [name, style] of Object.entries(PLANTED)) {
    const sheet = await page.addStyleTag({ content: style })
    const difference = await differences(page, kept, await take(page, story))
    await sheet.evaluate((element) => element.parentNode?.removeChild(element))
    if (difference === undefined) findings.push({ story: story.id, check: 'picture', detail: `overlooks: ${name}` })
  }
  return findings
}
