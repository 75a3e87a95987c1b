import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, takePreparedSession, test } from './fixtures.ts'
import { listItems, openAnswers, openUndoList } from './places.ts'
import { listBookings } from './wireBookings.ts'
import { say } from './words.ts'

// The pictures of the README, from the built portal with its extensions. A Tuesday morning, in
// 2026: the demo data depends only on the day.
const MORNING = '2026-11-24T09:40'
const FOLDER = fileURLToPath(new URL('../../../docs/pictures', import.meta.url))
const MOST_BYTES = 150_000
const PHONE = { width: 360, height: 740 }
/** Wide enough for a phone beside the dialog; of its width, as much is cut off as keeps the pictures' width. */
const DESK = { width: 1480, height: 860 }
const WIDTH = 1280

test.use({ serverClock: MORNING })
test.beforeEach(async ({ page, context }) => {
  await context.clock.install({ time: new Date(`${MORNING}:00+05:30`) })
  await takePreparedSession(page)
})

/** Returns what the page shows as a WebP picture. */
async function photograph(page: Page, quality = 80): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  return Buffer.from(data, 'base64')
}

function save(name: string, picture: Buffer): void {
  expect(picture.byteLength, name).toBeLessThanOrEqual(MOST_BYTES)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.webp`), picture)
}

/** Sets a phone in front of the right side of the doctor's screen. */
async function beside(browser: Browser, screen: Buffer, phone: Buffer): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { ...DESK, width: WIDTH }, deviceScaleFactor: 1.5 })
  const source = (picture: Buffer) => `data:image/webp;base64,${picture.toString('base64')}`
  await page.setContent(`<style>
    body { margin: 0; overflow: hidden }
    img { display: block }
    .screen { width: ${DESK.width}px; margin-inline-start: ${WIDTH - DESK.width}px }
    .phone { position: fixed; right: 32px; top: 60px; width: ${PHONE.width}px; border-radius: 24px; box-shadow: 0 0 0 8px #1b2b2e, 0 16px 48px #0008 }
  </style><img class="screen" src="${source(screen)}"><img class="phone" src="${source(phone)}">`)
  const picture = await photograph(page)
  await page.close()
  return picture
}

/** Opens the patient's page on a phone, in Tamil. */
async function phoneAt(context: BrowserContext, address: string): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('There is no browser')
  const other = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 1.5, timezoneId: 'Asia/Kolkata' })
  await other.clock.install({ time: new Date(`${MORNING}:00+05:30`) })
  const page = await other.newPage()
  await page.goto(address)
  return page
}

test('the week', async ({ page }) => {
  await page.goto('/doctor/calendar?view=week')
  await expect(page.locator('[data-cell]').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  save('week', await photograph(page))
})

test('an offer of other times, and the patient’s page in Tamil', async ({ page, context, browser, server }) => {
  await page.setViewportSize(DESK)
  await page.goto('/doctor/appointment?status=waiting')
  const { data } = await listBookings(page, { status: [1], order: 'soonest' })
  const booking = data.data.find(({ date }) => date === '25-11-2026')
  if (!booking || !server.tokenOf) throw new Error('The demo has no booking to offer other times for')
  await openAnswers(listItems(page).filter({ hasText: booking.bookingId }), booking.studentName)
  await page.keyboard.press('o')
  const dialog = page.getByRole('dialog', { name: say('Another time', ({ offers }) => offers.title), exact: true })
  await expect(dialog.getByRole('list').first().getByRole('button')).toHaveCount(3)
  await dialog.getByRole('textbox').fill('I am at the hospital that morning.')
  const screen = await photograph(page, 95)
  await dialog.getByRole('button', { name: say('Send 3 times', ({ offers }) => offers.sendTimes(3)) }).click()
  await expect(dialog).toHaveCount(0)
  const patient = await phoneAt(context, `${server.origin}/p?lang=ta#${await server.tokenOf(booking.id)}`)
  await expect(patient.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(3)
  save('offer', await beside(browser, screen, await photograph(patient, 95)))
  await patient.context().close()
})

test('answers that can be undone', async ({ page }) => {
  await page.goto('/doctor/appointment?status=waiting')
  const { data } = await listBookings(page, { status: [1], order: 'soonest' })
  for (const [index, { bookingId, studentName }] of data.data.slice(0, 3).entries()) {
    const row = listItems(page).filter({ hasText: bookingId })
    const answers = await openAnswers(row, studentName)
    await answers.getByRole('button', { name: say(index === 1 ? 'Decline' : 'Approve'), exact: true }).click()
    await expect(row).toHaveCount(0)
  }
  await openUndoList(page)
  save('undo', await photograph(page))
})
