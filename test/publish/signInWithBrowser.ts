import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_ARGS, ensureBrowser } from '../../scripts/browser.mjs'
import { workspaceNode } from '../../scripts/toolchain.mjs'
import { responds, ended, freePort } from './localRegistry.ts'
import { DEMO } from './platform.ts'

/**
 * Starts the example's own dev server in front of the platform, opens it in a browser, and signs in
 * with a wrong and then with the right password.
 * @param folder the installed example
 * @param origin of the platform
 * @returns the final text of the page
 */
export async function signInWithBrowser(folder: string, origin: string, say: (line: string) => void): Promise<string> {
  const port = await freePort()
  const vite = spawn(
    workspaceNode,
    [join(folder, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'],
    { cwd: folder, env: { ...process.env, NALAM_API: origin }, stdio: 'ignore' },
  )
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: BROWSER_ARGS })
  try {
    const address = `http://localhost:${port}/`
    await responds(address, vite)
    const page = await browser.newPage()
    // On the first visit Vite bundles Fluent.
    page.setDefaultTimeout(120_000)
    const strange: string[] = []
    page.on('request', (request) => {
      if (!/^(?:http:\/\/localhost|ws:\/\/localhost|data:|blob:)/.test(request.url())) strange.push(request.url())
    })
    page.on('pageerror', (error) => strange.push(String(error)))
    await page.goto(address)
    await page.getByLabel('Email', { exact: false }).first().fill(DEMO.email)
    await page.getByLabel('Password', { exact: true }).fill('Not@Right2026')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByText('The email or the password is wrong.').first().waitFor()
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    const heading = page.getByRole('heading', { name: `Hello, ${DEMO.name}` })
    await heading.waitFor()
    if (strange.length > 0) throw new Error(`The page asked or said: ${strange.join(', ')}`)
    return (await heading.textContent()) ?? ''
  } finally {
    await browser.close()
    await ended(vite)
  }
}
