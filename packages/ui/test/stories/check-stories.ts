// Checks every story of the built index, so that no story is missed: it runs; axe in every theme
// and in forced-colors mode; the accessibility snapshots of the representative stories match the
// committed ones; nothing scrolls sideways or is clipped at 1280 and 320 px in each language;
// every text of a screen comes from the catalogue; loading causes no layout shift (CLS); the
// controls and the code of examples contain everything that an integrator needs; the search finds
// what people look for; the links of the pages lead somewhere.
// `review:stories` compares pictures.
//   --update writes the snapshots   --no-build takes storybook-static/ as it is
//   --only <part of an id>   --screens (of each screen only Typical and Loading)
//   --snapshots (only snapshots)
import { QUALIFICATIONS, SPOKEN_LANGUAGES } from '@nalam/sdk/validation'
import { chromium, errors } from 'playwright'
import type { Browser, Page } from 'playwright'
import { launchOptions } from '../../../../scripts/browser.mjs'
import { keepSource, shiftsSoFar, takeArgsOf, watchShifts } from './inPage.ts'
import { compareSnapshots, hasSnapshot, snapshotStories, steadySnapshot } from './snapshots.ts'
import { deadLinks, unfoundWords } from './searchIndex.ts'
import { buildSite, listStories, serveSite } from './storybookSite.ts'
import type { Story } from './storybookSite.ts'
import { checkCode, checkControls, checkFit, checkTexts, checkThemes, openStory } from './storyChecks.ts'
import type { Finding } from './storyChecks.ts'
import { publicParts } from './publicParts.ts'

const AT_ONCE = 3
const LARGEST_SHIFT = 0.02
/** The current time in the stories: a Friday morning at the clinic. */
const TODAY = new Date('2026-11-20T09:00:00+05:30')
/**
 * Data that the frame around screens shows in stories, and the options that are specified in
 * English.
 */
const FRAME_DATA = ['Dr. Meena Raghavan', 'Nalam', ...QUALIFICATIONS, ...SPOKEN_LANGUAGES]

if (!process.argv.includes('--no-build')) buildSite()
const all = listStories()

/** Returns the representative story of a component or screen: `Typical`, or its first one. */
function typicalOf(title: string): Story {
  const its = all.filter((story) => story.title === title)
  const typical = its.find(({ exportName }) => exportName === 'Typical') ?? its[0]
  if (!typical) throw new Error(`${title} has no story`)
  return typical
}

/**
 * The components allowed in examples: the package's own, Fluent's buttons, icons; and the dialogs
 * of Login, which have stories of their own.
 */
const PARTS = new Set([
  ...publicParts(),
  'Button',
  'Checkbox',
  'Switch',
  'ArrowSync',
  'CalendarLtr',
  'PasswordRecovery',
])

const siblings = ({ title }: Story) => all.filter((story) => story.title === title)
const update = process.argv.includes('--update')
const part = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : ''
const onlySnapshots = process.argv.includes('--snapshots')
const onlyScreens = process.argv.includes('--screens')
const isScreen = (story: Story) =>
  story.title.startsWith('Design/') ||
  (story.title.startsWith('Screens/') && (story.exportName === 'Loading' || story.id === typicalOf(story.title).id))
const wanted = (story: Story) => story.id.includes(part) && (!onlyScreens || isScreen(story))

const isSnapshot = (story: Story) => hasSnapshot(story.title) && snapshotStories(siblings(story)).includes(story)
const stories = all.filter((story) => wanted(story) && (!onlySnapshots || isSnapshot(story)))
/** One story per screen. */
const screens = [
  ...new Map(stories.filter(isScreen).map((story) => [story.title, typicalOf(story.title)])).values(),
].filter(({ title }) => title.startsWith('Screens/'))
const site = await serveSite()
const browser = await chromium.launch(launchOptions())
const findings: Finding[] = []
let done = 0

/** Prints findings as they occur. */
function report(found: readonly Finding[]): void {
  findings.push(...found)
  for (const { story, check, detail } of found) process.stdout.write(`${story}: ${check}: ${detail}\n`)
}
const titles = [...new Set(all.map(({ title }) => title))].filter(hasSnapshot)
const telling = new Map(
  titles.map((title) => [title, snapshotStories(all.filter((story) => story.title === title))] as const),
)
const snapshots = new Map(titles.map((title) => [title, new Map<string, string>()]))
let compared = 0
let strangers = 0

/** Opens a page with a fixed clock that counts requests to other hosts. */
async function freshPage(from: Browser) {
  const context = await from.newContext({ locale: 'en-GB', timezoneId: 'Asia/Kolkata' })
  const page = await context.newPage()
  await page.clock.setFixedTime(TODAY)
  await page.addInitScript(keepSource)
  page.on('request', (request) => {
    if (!request.url().startsWith(site.address) && !/^(data|blob):/.test(request.url())) strangers++
  })
  return page
}

async function worker(queue: Story[]): Promise<void> {
  const page = await freshPage(browser)
  for (let story = queue.shift(); story; story = queue.shift()) {
    report(await openStory(page, site.address, story))
    // Before any toolbar change, because that renders the story again.
    const code = onlySnapshots ? [] : [...(await checkControls(page, story)), ...(await checkCode(page, story, PARTS))]
    const wantedStories = telling.get(story.title) ?? []
    const taken = snapshots.get(story.title)
    if (taken && wantedStories.includes(story)) {
      // A dialog that hides the page is all that is left of it.
      const covering = page.locator('[data-hides-page]')
      const shown = (await covering.count()) > 0 ? covering : page.locator('body')
      taken.set(story.exportName, steadySnapshot(await shown.ariaSnapshot()))
      // All snapshots of a title are written to one file.
      if (taken.size === wantedStories.length) {
        report(compareSnapshots(story.title, taken, update))
        compared++
      }
    }
    if (!onlySnapshots) {
      report(await checkThemes(page, story))
      report(await checkFit(page, story))
      report(await checkTexts(page, story, FRAME_DATA))
      report(code)
    }
    done++
    if (done % 25 === 0) process.stdout.write(`${done} of ${stories.length}\n`)
  }
  await page.context().close()
}

/** Returns whether the text of the page changes within five seconds. */
async function textChanges(page: Page, before: string): Promise<boolean> {
  try {
    await page.waitForFunction((text) => document.body.innerText !== text, before, { timeout: 5000 })
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

/** Forms: their `Loading` is a running submission and loads no data. */
const SUBMITTING = new Set(['Screens/AddSlot', 'Screens/Login', 'Screens/Registration'])

/**
 * Switches each screen's `Loading` story to `Typical` and sums the layout shifts, at desktop and
 * phone width.
 */
async function checkShifts(): Promise<string[]> {
  const lines: string[] = []
  const page = await freshPage(browser)
  for (const typical of screens) {
    const loading = stories.find((story) => story.title === typical.title && story.exportName === 'Loading')
    if (!loading || SUBMITTING.has(typical.title)) continue
    for (const width of [1280, 360]) {
      await openStory(page, site.address, loading)
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
      const before = await page.locator('body').innerText()
      await page.evaluate(watchShifts)
      await page.evaluate(takeArgsOf, typical.id)
      const became = await textChanges(page, before)
      if (!became) report([{ story: loading.id, check: 'layout shift', detail: 'it did not become Typical' }])
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
      const shift = await page.evaluate(shiftsSoFar)
      lines.push(`${typical.title.replace('Screens/', '')} at ${width}: ${shift.toFixed(3)}`)
      if (shift > LARGEST_SHIFT)
        report([{ story: loading.id, check: 'layout shift', detail: `${shift.toFixed(3)} at ${width} px` }])
    }
  }
  await page.context().close()
  return lines
}

try {
  report(unfoundWords().map((detail) => ({ story: 'all', check: 'search', detail })))
  report(deadLinks().map((detail) => ({ story: 'all', check: 'links of pages', detail })))
  const queue = [...stories]
  await Promise.all(Array.from({ length: AT_ONCE }, () => worker(queue)))
  const shifts = onlySnapshots ? [] : await checkShifts()
  if (part === '' && !onlyScreens && compared !== titles.length)
    report([{ story: 'all', check: 'accessibility snapshot', detail: `only ${compared} components were compared` }])
  if (strangers > 0) report([{ story: 'all', check: 'other hosts', detail: `${strangers} requests to another host` }])
  process.stdout.write(`Layout shift, loading to loaded: ${shifts.join(' · ') || 'not measured'}\n`)
  process.stdout.write(
    `${stories.length} stories, ${screens.length} screens, ${compared} accessibility snapshots, ${findings.length} findings\n`,
  )
} finally {
  await browser.close()
  await site.close()
}
process.exitCode = findings.length === 0 ? 0 : 1
