import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toastsMessages } from '../../src/messages/en/toasts.ts'
import { hi } from '../../src/messages/hi/index.ts'
import { ta } from '../../src/messages/ta/index.ts'
import { pseudoText } from './pseudo.ts'
import type { Story } from './storybookSite.ts'
import type { Finding } from './storyChecks.ts'

const SNAPSHOTS = join(dirname(fileURLToPath(import.meta.url)), 'snapshots')
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
export const hasSnapshot = (title: string): boolean => !/^(?:Design|Flows)\//.test(title)

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

const { region } = toastsMessages.english
const TOAST_REGIONS = new Set(
  [region, hi.toasts.region, pseudoText(region), ta.toasts.region].map((name) => `- region "${name}"`),
)

/**
 * Returns a snapshot without the toasts: they close after two seconds, so a fast machine sees other
 * toasts than a slow one, and their part of the page is only loaded when it is needed. Play
 * functions check them. React's generated ids depend on the
 * components around, so they all get one name.
 */
export function steadySnapshot(snapshot: string): string {
  const lines: string[] = []
  let regionDepth: number | undefined
  for (const line of snapshot.split('\n')) {
    const depth = line.search(/\S/)
    if (regionDepth !== undefined && depth > regionDepth) continue
    const isRegion = TOAST_REGIONS.has(line.trimStart().replace(/:$/, ''))
    regionDepth = isRegion ? depth : undefined
    if (!isRegion) lines.push(line)
  }
  return lines.join('\n').replaceAll(/#_r_\w+_/g, '#generated-id')
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
