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
/** Another build of the browser draws edges a little differently: shares of the picture, and of any tile of it. */
const ALLOWED = { whole: 0.01, tile: 0.1 }

/** One file per screen or component: the accessibility snapshots of its telling stories under their names. */
export function snapshotFile(title: string): string {
  return join(SNAPSHOTS, `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.txt`)
}

/** Flows consist of screens, and Design shows tokens: neither has a structure of its own. */
export const hasSnapshot = (title: string): boolean => /^(Components|Screens)\//.test(title)

/**
 * The stories of one screen or component whose accessibility snapshots are committed: those with the tag `snapshot`, else
 * `Typical`, else the first one. Other states are covered by their play functions and by axe.
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
 * A snapshot without the words of toasts: they go after two seconds, so that a fast machine sees others than a slow one. Play
 * functions wait for them.
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

/** Compares (or writes) the accessibility snapshots of one screen or component: story name to snapshot. */
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

/** What a picture is called: the screen, and the state of it where it is not the story that stands for the screen. */
export function pictureName({ title, exportName, tags }: Story): string {
  if (!title.startsWith('Screens/')) return `design ${exportName}`
  const state = tags.includes('picture') ? `, ${exportName.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}` : ''
  return `${title.slice('Screens/'.length)}${state}`
}

/** Screens are compared as pictures, in light and dark: the story `Typical` (or the first one) of each, and those with the tag `picture`. */
export function pictureFile(story: Story, theme: string): string {
  const name = pictureName(story)
  const screen = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return join(PICTURES, `${screen}-${theme}.png`)
}

/** A screen is its whole window; the design's foundations are as large as what they show. */
async function take(page: Page, story: Story): Promise<Buffer> {
  const place = story.title.startsWith('Screens/') ? page : page.locator('#storybook-root')
  return place.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** In percent; nothing where the pictures are alike. */
async function differences(page: Page, kept: Buffer, taken: Buffer): Promise<string | undefined> {
  const { whole, tile } = await page.evaluate(pictureDifference, [
    kept.toString('base64'),
    taken.toString('base64'),
  ] as const)
  if (whole <= ALLOWED.whole && tile <= ALLOWED.tile) return undefined
  return `${(100 * whole).toFixed(1)} % differ, ${(100 * tile).toFixed(0)} % where it is most`
}

/** Takes a screen's picture in a theme and compares it with the one that is kept. */
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

/** Changes that the comparison of pictures must find, each as the style that makes it. */
const PLANTED = {
  'headings gone': 'h1, h2 { visibility: hidden !important }',
  'brand colour lost':
    '.nalam-theme { --nalam-brand-ink: #d3d3d3 !important; --colorBrandBackground: #a4262c !important }',
  'all moved by 4 px': '#storybook-root, dialog { transform: translateY(4px) }',
}

/** Changes the screen in ways that somebody might by mistake, and tells which of them the comparison with its picture overlooks. */
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
