import { AxeBuilder } from '@axe-core/playwright'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSite } from '../stories/storybookSite.ts'
import { startBrowser } from './photographer.ts'
import { reviewStories } from './reviewStories.ts'
import type { Review } from './reviewStories.ts'
import { writeReview } from './writeReview.ts'

// A badge that never changes, a field with focus and caret, toasts that close after two seconds.
const FEW = ['components/StatusBadge', 'components/Toasts', 'components/SearchBox']

const folder = mkdtempSync(join(tmpdir(), 'nalam-review-test-'))
const [site, changedSite, fewerSite, failingSite] = ['site', 'changed', 'fewer', 'failing'].map((name) =>
  join(folder, name),
)
let browser: Browser

/** Creates a copy of the built Storybook with one changed file. */
function copyOf(target: string, file: string, change: (text: string) => string): void {
  cpSync(site ?? '', target, { recursive: true })
  writeFileSync(join(target, file), change(readFileSync(join(target, file), 'utf8')))
}

beforeAll(async () => {
  buildSite(site, undefined, FEW)
  copyOf(changedSite ?? '', 'iframe.html', (html) =>
    html.replace(
      '</head>',
      '<style>html::after { content: ""; position: fixed; inset: 9px 0 auto; height: 1px; background: #7f7f7f; z-index: 1 }</style></head>',
    ),
  )
  copyOf(fewerSite ?? '', 'index.json', (text) => {
    const index: { entries: Record<string, unknown> } = JSON.parse(text)
    delete index.entries['feedback-statusbadge--unknown']
    return JSON.stringify(index)
  })
  const searchBox = readdirSync(join(site ?? '', 'assets')).find((name) => name.startsWith('SearchBox.stories'))
  copyOf(failingSite ?? '', join('assets', searchBox ?? ''), (text) =>
    text.replace('.toHaveValue(', '.not.toHaveValue('),
  )
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

let runs = 0
const review = (base = '', now = '', only = ''): Promise<Review> =>
  reviewStories(
    browser,
    { site: base, pictures: join(folder, `base of ${base.split('/').at(-1)}`) },
    { site: now, pictures: join(folder, `now ${++runs}`) },
    only,
    () => undefined,
  )

it.each([
  ['statusbadge--', 3],
  ['searchbox--typical', 1],
  ['toasts--with-action', 1],
])('finds nothing in unchanged stories: %s', async (only, count) => {
  const { changes, stories, problems } = await review(site, site, only)
  expect({ changes, problems }).toEqual({ changes: [], problems: [] })
  expect(stories).toBe(count)
})

it('finds one row of pixels in another colour in each story and variant, and lists new and removed stories', async () => {
  const found = await review(site, changedSite, 'statusbadge--')
  const shown = writeReview(found, { base: 'before', now: 'after' }, join(folder, 'page of changes'))
  expect(shown.length).toBeGreaterThanOrEqual(2)
  for (const { kind, variants } of shown) {
    expect(kind).toBe('changed')
    for (const { variant, pixels } of variants) expect(pixels).toBe(variant === 'narrow' ? 320 : 1280)
  }
  const kinds = async (base = '', now = '') => {
    const { changes } = await review(base, now, 'statusbadge--u')
    return changes.map(({ kind, story }) => `${kind}: ${story.id}`)
  }
  expect(await kinds(fewerSite, site)).toEqual(['new: feedback-statusbadge--unknown'])
  expect(await kinds(site, fewerSite)).toEqual(['gone: feedback-statusbadge--unknown'])
})

it('reports that the play function of a story failed, and why', async () => {
  const { problems } = await review(site, failingSite, 'searchbox--typical')
  expect(problems).toEqual(['now, fields-searchbox--typical: expect(element).not.toHaveValue()'])
})

const pictures = (page: Page) =>
  page.locator('#stage img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))

it('the page works by keyboard, has its pictures beside it and sends no request', async () => {
  const page = await (await browser.newContext()).newPage()
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) strangers.push(request.url())
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(pathToFileURL(join(folder, 'page of changes', 'index.html')).href)
  await expect.poll(() => page.locator('#place').textContent()).toMatch(/^1 of \d+$/)
  const first = await page.locator('#name').textContent()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.locator('#place').textContent()).toMatch(/^2 of \d+$/)
  expect(await page.locator('#name').textContent()).not.toBe(first)
  await page.keyboard.press('ArrowLeft')
  expect(await page.locator('#name').textContent()).toBe(first)

  expect((await pictures(page)).map((src) => src?.split('.').slice(-3, -1).join('.'))).toEqual([
    'light.base',
    'light.now',
  ])
  await page.getByRole('button', { name: '320 px' }).click()
  expect((await pictures(page)).every((src) => src?.includes('.narrow.'))).toBe(true)
  await page.getByRole('button', { name: 'Slider' }).click()
  await page.getByRole('slider', { name: /Before on the left/ }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('slider').inputValue()).toBe('51')
  expect(await page.locator('#name').textContent()).toBe(first)
  await page.getByRole('button', { name: 'Difference' }).click()
  expect((await pictures(page)).every((src) => src?.endsWith('.marks.png'))).toBe(true)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect({ strangers, errors }).toEqual({ strangers: [], errors: [] })
})
