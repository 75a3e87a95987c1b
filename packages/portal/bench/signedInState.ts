import type { Browser, BrowserContext } from '@playwright/test'

export type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>

const EMAIL = 'meena.raghavan@nalam.example'
const PASSWORD = 'Example@2026'

/** Signs in the demo's doctor and returns the cookies and storage of that browser. */
export async function signedInState(browser: Browser, origin: string): Promise<SignedInState> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/doctor/dashboard')
  const state = await context.storageState()
  await context.close()
  return state
}
