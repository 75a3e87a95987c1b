import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from '../../scripts/browser.mjs'

/**
 * Lays out the tested page without drawing it, because nobody looks at it. Remove this to watch a
 * test with `--browser.headless=false`.
 */
const UNDRAWN = "document.head.insertAdjacentHTML('beforeend', '<style>iframe { opacity: 0 }</style>')"

/** Returns how a browser with these fonts starts; without an argument with one as wide as Arial. */
export const browserProvider = (fonts?: 'dejavu') =>
  playwright({
    // The same limit as for assertions, so that a click reports what it waited for before the
    // whole test times out.
    actionTimeout: 30_000,
    launchOptions: launchOptions(fonts && { fonts }),
    // Without motion, measurements (above all contrast) do not depend on the moment of a fade.
    contextOptions: { reducedMotion: 'reduce' },
  })

/**
 * Returns the settings of the browser for component and story tests. `pnpm test` installs the
 * browser if necessary.
 */
export function browserSettings() {
  return {
    enabled: true,
    headless: true,
    orchestratorScripts: [{ content: UNDRAWN }],
    screenshotFailures: false,
    provider: browserProvider(),
    instances: [{ browser: 'chromium' as const }],
  }
}
