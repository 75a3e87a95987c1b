import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromium } from 'playwright'
import type { Browser, CDPSession, Page } from 'playwright'
import { launchOptions } from '../../../../scripts/browser.mjs'
import { serveSite } from '../stories/storybookSite.ts'
import type { Story } from '../stories/storybookSite.ts'
import { holdStill, settle, showStory, switchGlobals, wishesOf } from './inStory.ts'

export const VARIANTS = ['light', 'dark', 'high-contrast', 'tamil', 'hindi', 'narrow'] as const
export type Variant = (typeof VARIANTS)[number]

/** The pictures taken of one story. */
export interface Taken {
  /**
   * SHA-256 of each picture, in hex. A variant that the story itself fixes is not taken: it is the
   * same as `light`.
   */
  pictures: Partial<Record<Variant, string>>
  /** The reason for a missing picture, or the error of a story that failed. */
  problem?: string
}

/** The current time in the stories: a Friday morning at the clinic. */
const TODAY = new Date('2026-11-20T09:00:00+05:30')
const NARROW = 320
const TALLEST = 6_000
/** A page waits for its runner between steps, so there are more pages than processors. */
const PAGES = 3
const LONGEST = 90_000

/**
 * The same pixels for the same page: no colour profile and no font hinting of this machine, no
 * partial raster, no other host.
 */
const STEADY_ARGS = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** Starts the browser that takes all pictures. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions({ args: STEADY_ARGS }))
}

/** Returns the path of a picture in its folder. */
export const pictureIn = (folder: string, id: string, variant: Variant): string => join(folder, `${id}.${variant}.png`)

interface Studio {
  page: Page
  cdp: CDPSession
  /** Waits for the requests of lazily loaded parts. */
  loaded: () => Promise<void>
}

async function openStudio(browser: Browser, address: string): Promise<Studio> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.setFixedTime(TODAY)
  await page.addInitScript(holdStill)
  const waiting = new Set<unknown>()
  page.on('request', (request) => waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  // Limited, because a story's event stream never finishes.
  const loaded = async () => {
    for (let turn = 0; turn < 100 && waiting.size > 0; turn++)
      await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  // Without a story: one that has played here would leave its dialog open when it is shown.
  await page.goto(`${address}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
  await page.waitForFunction(`window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined`, undefined, {
    timeout: LONGEST,
  })
  return { page, cdp: await context.newCDPSession(page), loaded }
}

const resize = ({ cdp }: Studio, width: number, height: number) =>
  cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })

/** Takes one picture of the page, as high as its content. */
async function shoot(studio: Studio, width: number, height: number): Promise<Buffer> {
  await studio.loaded()
  let shown = Math.min(await studio.page.evaluate(settle, [width, height] as const), TALLEST)
  if (shown > height) {
    const whole = shown
    await resize(studio, width, whole)
    shown = Math.min(await studio.page.evaluate(settle, [width, whole] as const), TALLEST)
  }
  const { data } = await studio.cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height: shown, scale: 1 },
  })
  if (shown > height) await resize(studio, width, height)
  return Buffer.from(data, 'base64')
}

/** Takes all variants of one story and passes each to `keep` at once. */
async function photograph(studio: Studio, story: Story, keep: (variant: Variant, picture: Buffer) => void) {
  const { page } = studio
  const { width, height, fixesTheme, fixesLanguage } = await page.evaluate(wishesOf, story.id)
  await page.emulateMedia({ media: story.tags.includes('print') ? 'print' : null })
  await resize(studio, width, height)
  const failure = await page.evaluate(showStory, story.id)
  keep('light', await shoot(studio, width, height))
  if (width !== NARROW) {
    await resize(studio, NARROW, 640)
    keep('narrow', await shoot(studio, NARROW, 640))
    await resize(studio, width, height)
  }
  if (!fixesTheme) {
    for (const appearance of ['dark', 'high-contrast'] as const) {
      await page.evaluate(switchGlobals, { appearance })
      keep(appearance, await shoot(studio, width, height))
    }
  }
  if (!fixesLanguage) {
    for (const [variant, language] of [['tamil', 'ta'] as const, ['hindi', 'hi'] as const]) {
      await page.evaluate(switchGlobals, { appearance: 'light', language })
      keep(variant, await shoot(studio, width, height))
    }
  }
  return failure
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${LONGEST / 1000} s`)), LONGEST)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export interface Order {
  browser: Browser
  /** The folder of a built Storybook. */
  site: string
  stories: readonly Story[]
  /** The folder for the pictures. */
  folder: string
  /** Uses a new page for each story, so that no state of a previous story remains. */
  isEachFresh?: boolean
  say?: (line: string) => void
}

/**
 * Groups stories by file: those of one file run one after the other in one page, so that they find
 * the same state in every run.
 */
function filesOf(stories: readonly Story[]): Story[][] {
  const files = new Map<string, Story[]>()
  for (const story of stories) files.set(story.title, [...(files.get(story.title) ?? []), story])
  return [...files.values()].toSorted((one, two) => two.length - one.length)
}

/**
 * Takes pictures of stories, in several pages at a time.
 *
 * @returns the pictures by story id
 */
export async function photographStories(order: Order): Promise<Map<string, Taken>> {
  const { browser, stories, folder, isEachFresh = false, say } = order
  const taken = new Map<string, Taken>()
  mkdirSync(folder, { recursive: true })
  if (stories.length === 0) return taken
  const site = await serveSite(order.site)
  const queue = isEachFresh ? stories.map((story) => [story]) : filesOf(stories)

  async function worker() {
    let studio: Studio | undefined
    for (let file = queue.shift(); file; file = queue.shift()) {
      for (const story of file) {
        const pictures: Taken['pictures'] = {}
        const keep = (variant: Variant, picture: Buffer) => {
          writeFileSync(pictureIn(folder, story.id, variant), picture)
          pictures[variant] = createHash('sha256').update(picture).digest('hex')
        }
        try {
          studio ??= await openStudio(browser, site.address)
          const failure = await inTime(photograph(studio, story, keep))
          taken.set(
            story.id,
            failure === undefined ? { pictures } : { pictures, problem: stripVTControlCharacters(failure) },
          )
        } catch (error) {
          taken.set(story.id, { pictures, problem: error instanceof Error ? error.message : String(error) })
          await studio?.page.context().close()
          studio = undefined
        }
        if (taken.size % 50 === 0) say?.(`${taken.size} of ${stories.length} stories`)
      }
      if (isEachFresh) {
        await studio?.page.context().close()
        studio = undefined
      }
    }
    await studio?.page.context().close()
  }

  try {
    await Promise.all(Array.from({ length: Math.min(PAGES, queue.length) }, worker))
  } finally {
    await site.close()
  }
  return taken
}
