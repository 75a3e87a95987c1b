import type { Page } from 'playwright'
import { DEMO } from './platform.ts'

/**
 * Signs in with a wrong and then with the right password.
 * @returns the final text of the page
 */
export async function signInWithBrowser(page: Page): Promise<string> {
  await page.getByLabel('Email', { exact: false }).first().fill(DEMO.email)
  await page.getByLabel('Password', { exact: true }).fill('Not@Right2026')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('The email or the password is wrong.').first().waitFor()
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const heading = page.getByRole('heading', { name: `Hello, ${DEMO.name}` })
  await heading.waitFor()
  return (await heading.textContent()) ?? ''
}
