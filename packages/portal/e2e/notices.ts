import { expect, type Page } from '@playwright/test'

const KEPT = 'keptNotices'

/** Keeps every notice that a page shows from its next load on: one is gone after two seconds, and a slow machine may look later. */
export async function keepNotices(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const texts: string[] = []
    Reflect.set(globalThis, kept, texts)
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-toast]')) {
        if (textContent && !texts.includes(textContent)) texts.push(textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  }, KEPT)
}

/** Waits until a notice with this text has been shown since the page was loaded, or since the last call that found one. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((kept) => {
        const texts: unknown = Reflect.get(globalThis, kept)
        return Array.isArray(texts) ? texts.join('\n') : ''
      }, KEPT),
    )
    .toContain(text)
  await page.evaluate((kept) => {
    const texts: unknown = Reflect.get(globalThis, kept)
    if (Array.isArray(texts)) texts.length = 0
  }, KEPT)
}
