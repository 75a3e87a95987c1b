import type { Page } from '@playwright/test'
import { anotherDevice, expect, PASSWORD, takePreparedSession, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'
import { say } from './words.ts'

/** Shorter than any poll, so that only the event stream can bring the news. */
const SOON = { timeout: 8000 }

/** Opens a page and waits until its event stream is open. */
async function openLive(page: Page, path: string): Promise<void> {
  const opened = page.waitForResponse((response) => response.url().endsWith('/doctor/events') && response.ok())
  await page.goto(path)
  await opened
}

/** The prepared session may be older than the proof lasts that signing out others needs. */
async function takeProvenSession(page: Page): Promise<void> {
  await takePreparedSession(page)
  const proof = await page.request.post('/api/doctor/proof', { data: { password: PASSWORD } })
  expect(proof.status()).toBe(200)
}

test(
  '[ACC-03] signing out another device ends its streams and closes each of its tabs at once; this one stays',
  { tag: ['@extensions', '@wide'] },
  async ({ page, context, server }) => {
    await recordToasts(page)
    await takeProvenSession(page)
    const lost = await anotherDevice(context, server.origin)
    const lostToo = await lost.context().newPage()
    await openLive(lost, '/doctor/dashboard')
    await openLive(lostToo, '/doctor/appointment')
    await page.goto('/doctor/settings')
    const devices = page.getByRole('region', { name: say('Devices') })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    const own = devices.getByRole('listitem').filter({ hasText: say('This device') })
    await expect(own.getByRole('button')).toHaveCount(0)
    await devices.getByRole('listitem').getByRole('button').click()
    const named = say('Chrome on Linux is signed out.', ({ settings }) =>
      settings.ended(settings.device('Chrome', 'Linux')),
    )
    await expectToast(page, named)
    for (const tab of [lost, lostToo]) {
      const dialog = tab.getByRole('alertdialog', {
        name: say('Session expired', (words) => words.prompts.sessionExpired.title),
      })
      await expect(dialog).toBeVisible(SOON)
      // Nobody reads patients behind it.
      await expect(tab.getByRole('main')).toBeHidden()
      await tab.reload()
      await expect(tab.getByRole('button', { name: say('Login'), exact: true })).toBeVisible()
      await expect(tab.getByRole('alertdialog')).toHaveCount(0)
    }
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(own).toBeVisible()
    await lost.context().close()
  },
)

test(
  '[ACC-03] all other devices are signed out with one button',
  { tag: ['@extensions', '@wide'] },
  async ({ page, context, server }) => {
    await recordToasts(page)
    await takeProvenSession(page)
    const others = [await anotherDevice(context, server.origin), await anotherDevice(context, server.origin)]
    await Promise.all(others.map((other) => openLive(other, '/doctor/dashboard')))
    await page.goto('/doctor/settings')
    const devices = page.getByRole('region', { name: say('Devices') })
    await expect(devices.getByRole('listitem')).toHaveCount(3)
    await devices.getByRole('button', { name: say('Sign out all others') }).click()
    await expectToast(
      page,
      say('Signed out on all other devices.', (words) => words.settings.endedOthers),
    )
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    for (const other of others) {
      await expect(other.getByRole('alertdialog')).toBeVisible(SOON)
      await other.context().close()
    }
  },
)
