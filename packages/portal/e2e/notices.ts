import { expect, type Page } from '@playwright/test'

const KEPT = 'keptNotices'
const SUCCESSES = 'keptSuccesses'

/**
 * Records every toast that a page shows from its next load on: a toast disappears after two
 * seconds, and a slow machine may check later.
 */
export async function keepNotices(page: Page): Promise<void> {
  await page.addInitScript(
    ([kept, successes]) => {
      const texts: string[] = []
      const seen = new Set<Element>()
      Reflect.set(globalThis, kept, texts)
      Reflect.set(globalThis, successes, seen)
      new MutationObserver(() => {
        for (const notice of document.querySelectorAll('[data-toast]')) {
          const { textContent } = notice
          if (textContent && !texts.includes(textContent)) texts.push(textContent)
          if (notice.getAttribute('data-toast') === 'success') seen.add(notice)
        }
      }).observe(document, { childList: true, subtree: true })
    },
    [KEPT, SUCCESSES] as const,
  )
}

/** Returns how many success toasts have been shown since the page was loaded. */
export function successes(page: Page): Promise<number> {
  return page.evaluate((kept) => {
    const seen: unknown = Reflect.get(globalThis, kept)
    return seen instanceof Set ? seen.size : 0
  }, SUCCESSES)
}

/** Waits until a toast with this text has been shown since the page was loaded, or since the last call that found one. */
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
