// `pnpm --filter @nalam/portal measure:access`: records how a screen reader perceives the built
// portal. Writes the accessibility tree, the announcements of live regions and the position of the
// focus into reports/access.md, in the order in which they occur.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from '../../../scripts/browser.mjs'
import { makeFolder, removeFolder } from '../e2e/databases.ts'
import { startServer } from '../e2e/fixtures.ts'
import { signedInState } from './signedInState.ts'

const TARGET = fileURLToPath(new URL('../../../reports/access.md', import.meta.url))

/** Runs in the page: records the announcements of live regions from the start. */
function listen(): void {
  const announced: string[] = []
  Reflect.set(globalThis, 'announced', announced)
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]'
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(LIVE)
      const text = region?.closest('[aria-hidden=true]') ? '' : (region?.textContent.trim() ?? '')
      if (text !== '' && announced.at(-1) !== text) announced.push(text)
      for (const added of addedNodes) {
        if (!(added instanceof Element) || !added.matches('[role=alert]')) continue
        const alert = added.textContent.trim()
        if (alert !== '' && announced.at(-1) !== alert) announced.push(alert)
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Returns the announcements since the last call, the focus and the title. */
function state(page: Page): Promise<string> {
  return page.evaluate(() => {
    const announced: unknown = Reflect.get(globalThis, 'announced')
    const texts = Array.isArray(announced) ? announced.splice(0).map(String) : []
    const focused = document.activeElement
    const name = focused?.getAttribute('aria-label') ?? focused?.textContent?.trim().slice(0, 80) ?? ''
    const label = focused instanceof HTMLInputElement ? (focused.labels?.[0]?.textContent ?? name) : name
    return [
      `- announced: ${texts.map((text) => `"${text}"`).join(', ') || 'nothing'}`,
      `- focus: ${focused?.tagName.toLowerCase() ?? 'nowhere'} "${label}"`,
      `- title: "${document.title}"`,
    ].join('\n')
  })
}

const tree = async (page: Page, part: string) =>
  `\`\`\`yaml\n${await page.locator(part).first().ariaSnapshot()}\n\`\`\``

const folder = makeFolder()
const server = await startServer(folder)
const browser = await chromium.launch(launchOptions())
try {
  const context = await browser.newContext({
    baseURL: server.origin,
    storageState: await signedInState(browser, server.origin),
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  await context.addInitScript(listen)
  const page = await context.newPage()
  const sections: string[] = []
  const record = async (title: string, part: string, keys: string) => {
    sections.push(`## ${title}\n\nKeys: ${keys}.\n\n${await state(page)}\n\n${await tree(page, part)}`)
  }

  await page.goto('/doctor/appointment')
  await expect(page.locator('table tbody tr').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('chitra')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveCount(1)
  await record('A list: a search', 'main', 'the search field, "chitra", Enter')

  await page
    .getByRole('button', { name: /^Edit booking/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await record('A dialog: Edit booking', 'dialog', 'the Edit button of a row, Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('link', { name: 'Tickets' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tickets', level: 1 })).toBeFocused()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await record('A route change: to the tickets', 'body', 'the link in the navigation, Enter')

  await page.goto('/doctor/add/slot')
  await page.getByRole('button', { name: 'Submit' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Date is required')).toBeVisible()
  await record('A form: Add Slot, sent empty', 'main', 'the Submit button, Enter')

  const head = [
    '# What a screen reader gets',
    '',
    'For each sequence of keys: what live regions announce, where the focus is, and the accessibility tree that Chromium computes.',
    'Written by `pnpm --filter @nalam/portal measure:access` on the built portal with the demo data. Names and counts are sample data.',
    '',
  ]
  mkdirSync(dirname(TARGET), { recursive: true })
  writeFileSync(TARGET, `${[...head, sections.join('\n\n')].join('\n')}\n`)
} finally {
  await browser.close()
  await server.stop()
  removeFolder(folder)
}
