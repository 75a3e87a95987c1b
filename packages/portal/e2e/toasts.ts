import { expect, type Page } from '@playwright/test'

const TEXTS = 'recordedToasts'
const SUCCESSES = 'recordedSuccesses'

/**
 * Records every toast that a page shows from its next load on: a toast disappears after two
 * seconds, and a slow machine may check later.
 */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(
    ([textsName, successesName]) => {
      const texts: string[] = []
      const seen = new Set<Element>()
      Reflect.set(globalThis, textsName, texts)
      Reflect.set(globalThis, successesName, seen)
      new MutationObserver(() => {
        for (const toast of document.querySelectorAll('[data-toast]')) {
          const { textContent } = toast
          if (textContent && !texts.includes(textContent)) texts.push(textContent)
          if (toast.getAttribute('data-toast') === 'success') seen.add(toast)
        }
      }).observe(document, { childList: true, subtree: true })
    },
    [TEXTS, SUCCESSES] as const,
  )
}

/** Returns how many success toasts have been shown since the page was loaded. */
export function successes(page: Page): Promise<number> {
  return page.evaluate((name) => {
    const seen: unknown = Reflect.get(globalThis, name)
    return seen instanceof Set ? seen.size : 0
  }, SUCCESSES)
}

/**
 * Waits until a toast with this text has been shown since the page was loaded, or since the last
 * call that found one.
 */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((name) => {
        const texts: unknown = Reflect.get(globalThis, name)
        return Array.isArray(texts) ? texts.join('\n') : ''
      }, TEXTS),
    )
    .toContain(text)
  await page.evaluate((name) => {
    const texts: unknown = Reflect.get(globalThis, name)
    if (Array.isArray(texts)) texts.length = 0
  }, TEXTS)
}
