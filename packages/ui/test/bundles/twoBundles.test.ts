// Two bundles of this library on one page, each with its own React and Fluent, as two teams ship them.
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { BROWSER_ARGS, ensureBrowser } from '../../../../scripts/browser.mjs'

let code = ''
let browser: Browser

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@nalam/source', 'module', 'browser', 'import', 'default'] },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'island.tsx'), formats: ['iife'], name: 'island' },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('The bundle was not built.')
  const [chunk] = output.output
  code = chunk.code
  browser = await chromium.launch({ executablePath: await ensureBrowser(() => undefined), args: BROWSER_ARGS })
})
afterAll(() => browser.close())

/** What the scripts of a page threw. */
let errors: string[] = []
beforeEach(() => {
  errors = []
})

/** A page of a host with these islands: `id` and appearance of each, in the order of their scripts. */
async function pageWith(islands: readonly [id: string, appearance: string][], body: string): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(10_000)
  page.on('pageerror', (error) => errors.push(error.message))
  const scripts = islands.map(
    ([id, appearance]) => `<script src="/island.js?${id}" data-root="${id}" data-appearance="${appearance}"></script>`,
  )
  await page.route('**/*', (route) =>
    new URL(route.request().url()).pathname === '/island.js'
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: code })
      : route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${body}${scripts.join('')}` }),
  )
  await page.goto('http://localhost/')
  return page
}

/** The text colour that the theme gives, at the provider of an island. */
const foreground = (page: Page, id: string) =>
  page
    .locator(`#${id} .nalam-theme`)
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--colorNeutralForeground1').trim())

it('each bundle keeps its theme beside the other, also in its dialogs', async () => {
  const alone = await pageWith([['light', 'light']], '<div id="light"></div>')
  const light = await foreground(alone, 'light')
  await alone.close()
  const page = await pageWith(
    [
      ['light', 'light'],
      ['dark', 'dark'],
    ],
    '<div id="light"></div><div id="dark"></div>',
  )
  const dark = await foreground(page, 'dark')
  expect(light).not.toBe('')
  expect(dark).not.toBe(light)
  expect(await foreground(page, 'light')).toBe(light)
  for (const [id, colour] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await page.getByRole('button', { name: `Ask ${id}` }).click()
    const dialog = page.getByRole('alertdialog', { name: `Question of ${id}` })
    expect(
      await dialog.evaluate((element) =>
        getComputedStyle(element).getPropertyValue('--colorNeutralForeground1').trim(),
      ),
    ).toBe(colour)
    await page.getByRole('button', { name: `Yes, ${id}` }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(errors).toEqual([])
  await page.close()
})

it.each([
  ['modal dialog', '<dialog id="host"><div id="island"></div></dialog>', 'showModal'],
  ['popover', '<div popover id="host"><div id="island"></div></div>', 'showPopover'],
])('a dialog opens above the %s of the host that the bundle is in', async (_what, body, show) => {
  const page = await pageWith([['island', 'light']], body)
  await page.evaluate((method) => {
    const host = document.getElementById('host')
    if (method === 'showModal' && host instanceof HTMLDialogElement) host.showModal()
    else host?.showPopover()
  }, show)
  await page.getByRole('button', { name: 'Ask island' }).click()
  // A click reaches the button only if nothing lies above it.
  await page.getByRole('button', { name: 'Yes, island' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Question of island' })
  await dialog.waitFor({ state: 'detached' })
  expect(await dialog.count()).toBe(0)
  expect(errors).toEqual([])
  await page.close()
})
