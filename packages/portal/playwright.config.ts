import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, installedBrowser } from '../../scripts/browser.mjs'

const executablePath = installedBrowser()
// `NALAM_NARROW=1 pnpm e2e` runs everything once more in a window of 320 px, but for what only a wide one has.
const NARROW = process.env['NALAM_NARROW'] === '1'
// `NALAM_WITHOUT_EXTENSIONS=1 pnpm e2e` runs what the 22 base operations are enough for (e2e/fixtures.ts).
const WITHOUT_EXTENSIONS = process.env['NALAM_WITHOUT_EXTENSIONS'] === '1'
const LEFT_OUT = [...(NARROW ? [/@wide/] : []), ...(WITHOUT_EXTENSIONS ? [/@extensions/] : [])]
// `NALAM_LANGUAGE=ta pnpm e2e` does so in a browser whose language is Tamil, which the portal goes by (e2e/words.ts).
const LANGUAGE = process.env['NALAM_LANGUAGE'] ?? 'en'

// Every test has a server of its own with fresh demo data (e2e/fixtures.ts), unless it says that it changes nothing.
export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results',
  fullyParallel: true,
  grepInvert: LEFT_OUT,
  // A test also waits for clocks, servers and the network: one more than there are processors leaves none idle.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // `npm test` reads the counts from the JSON file that it names.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    viewport: NARROW ? { width: 320, height: 800 } : { width: 1440, height: 900 },
    // Recording costs time in every test. Use `pnpm e2e --trace retain-on-failure` to examine a failure; under it the tests of profile
    // images report policy violations, because the tracer itself fetches the images by their blob address.
    trace: 'off',
    locale: `${LANGUAGE}-IN`,
    timezoneId: 'Asia/Kolkata',
    // Motion off: nothing waits for a fade, and no test depends on its moment.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
})
