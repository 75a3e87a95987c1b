import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { launchOptions } from '../../scripts/browser.mjs'
import { ROOT } from '../../scripts/toolchain.mjs'
import { WHOLE_RUN_FILES } from '../../scripts/wholeRun.mjs'

// `NALAM_NARROW=1 pnpm e2e` runs the tests in a window of 320 px, except those that need a wide
// one.
const NARROW = process.env['NALAM_NARROW'] === '1'
// `NALAM_WITHOUT_EXTENSIONS=1 pnpm e2e` runs the tests that need only the 22 base operations
// (e2e/fixtures.ts).
const WITHOUT_EXTENSIONS = process.env['NALAM_WITHOUT_EXTENSIONS'] === '1'
const LEFT_OUT = [...(NARROW ? [/@wide/] : []), ...(WITHOUT_EXTENSIONS ? [/@extensions/] : [])]
// `NALAM_LANGUAGE=ta pnpm e2e` runs them in a browser whose language is Tamil, which the portal
// adopts (e2e/words.ts).
const LANGUAGE = process.env['NALAM_LANGUAGE'] ?? 'en'

// Every test has a server of its own with fresh demo data (e2e/fixtures.ts), unless it declares
// that it changes nothing.
export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results',
  fullyParallel: true,
  grepInvert: LEFT_OUT,
  // `npm test` leaves these to `npm test -- --all`.
  testIgnore: process.env['NALAM_ALL'] === '0' ? WHOLE_RUN_FILES.map((file) => join(ROOT, file)) : [],
  // A test also waits for clocks, servers and the network, so one worker more than processors
  // leaves none idle.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // `npm test` reads the counts from the JSON file that this variable names.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    viewport: NARROW ? { width: 320, height: 800 } : { width: 1440, height: 900 },
    // Recording slows every test down. To inspect a failure, run `pnpm e2e --trace
    // retain-on-failure`. With it, the tests of profile images report policy violations, because
    // the tracer fetches the images by their blob URL.
    trace: 'off',
    locale: `${LANGUAGE}-IN`,
    timezoneId: 'Asia/Kolkata',
    // Without motion nothing waits for a fade, and no test depends on its timing.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'portal' },
    // A machine without a font as wide as Arial.
    { name: 'dejavu', testMatch: /layoutShift/, use: { launchOptions: launchOptions({ fonts: 'dejavu' }) } },
  ],
})
