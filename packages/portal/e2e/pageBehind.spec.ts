import type { Page } from '@playwright/test'
import { launchOptions } from '../../../scripts/browser.mjs'
import { doctors, expect, PASSWORD, signInWithoutForm, test } from './fixtures.ts'
import { say } from './words.ts'

// A browser with scroll bars that take room, as on Windows and Linux.
test.use({ changesNothing: true, launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } })

/** Returns where the parts of the frame are, and the width of the scroll bar. */
const places = (page: Page) =>
  page.evaluate(() => ({
    scrolled: scrollY,
    parts: ['header', 'nav', 'main', 'h1'].map((part) => {
      const { left, top, width } = document.querySelector(part)?.getBoundingClientRect() ?? {}
      return { part, left, top, width }
    }),
  }))

/** Returns the colour of a pixel: red, green, blue, opacity. */
async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
    },
    [...picture],
  )
}

for (const appearance of ['light', 'dark', 'high-contrast'])
  test(
    `the page behind a dialog does not move, and no light strip stays beside it: ${appearance}`,
    {
      tag: '@wide',
    },
    async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('nalam.appearance', chosen), appearance)
      const [width, height] = [1280, 700]
      await page.setViewportSize({ width, height })
      await signInWithoutForm(page, doctors.complete, PASSWORD)
      await page.goto('/doctor/appointment')
      const view = page.getByRole('button', { name: new RegExp(`^${say('View', ({ decisions }) => decisions.view)}`) })
      await expect(view.first()).toBeVisible()
      const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
      expect(bar).toBeGreaterThan(5)
      for (const scrolled of [0, 90]) {
        await page.evaluate((top) => scrollTo(0, top), scrolled)
        const before = await places(page)
        expect(before.scrolled).toBe(scrolled)
        await view.nth(3).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await places(page)).toEqual(before)
        // The canvas beside the table, and the place of the scroll bar.
        const strip = await colorAt(page, width - 5, height / 2)
        const canvas = await colorAt(page, width - bar - 5, height / 2)
        const differences = strip.map((channel, index) => Math.abs(channel - (canvas[index] ?? 0)))
        expect(Math.max(...differences), `${strip.join(' ')} beside ${canvas.join(' ')}`).toBeLessThanOrEqual(2)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        expect(await places(page)).toEqual(before)
      }
    },
  )
