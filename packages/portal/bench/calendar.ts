// `pnpm --filter @nalam/portal run measure:calendar`: measures goal P9 alone, to compare two builds.
import { chromium } from '@playwright/test'
import { launchOptions } from '../../../scripts/browser.mjs'
import { makeFolder, removeFolder } from '../e2e/databases.ts'
import { startServer } from '../e2e/fixtures.ts'
import { calendarRows, measureCalendarWeek } from './calendarWeek.ts'
import { signedInState } from './signedInState.ts'

const RUNS = Number(process.argv[2] ?? 5)
const folder = makeFolder()
const server = await startServer(folder)
const browser = await chromium.launch(launchOptions())
try {
  const state = await signedInState(browser, server.origin)
  console.log(calendarRows(await measureCalendarWeek(browser, server.origin, state, RUNS)).join('\n'))
} finally {
  await browser.close()
  await server.stop()
  removeFolder(folder)
}
