import { playwright } from '@vitest/browser-playwright'
import { BROWSER_ARGS, installedBrowser } from '../../scripts/browser.mjs'

/** Lays the tested page out, and does not draw it: nobody looks. Take it away to watch a test with `--browser.headless=false`. */
const UNDRAWN = "document.head.insertAdjacentHTML('beforeend', '<style>iframe { opacity: 0 }</style>')"

/** The browser that component and story tests run in. `pnpm test` has seen to it that there is one. */
export function browserSettings() {
  const executablePath = installedBrowser()
  return {
    enabled: true,
    headless: true,
    orchestratorScripts: [{ content: UNDRAWN }],
    screenshotFailures: false,
    provider: playwright({
      // As long as an assertion waits: what a click waited for is said then, and not when the whole test is over its limit.
      actionTimeout: 30_000,
      launchOptions: { args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) },
      // Motion off: what is measured (contrast above all) must not depend on the moment of a fade.
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
  }
}
