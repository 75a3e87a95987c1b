import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { ensureBrowser, launchOptions } from '../../scripts/browser.mjs'
import { workspaceNode } from '../../scripts/toolchain.mjs'
import { responds, ended, freePort } from './localRegistry.ts'

/**
 * Starts an example's own dev server and opens it in a browser. Fails if the page has an error or asks another host.
 * @param folder the installed example
 * @param env further variables of the dev server
 * @param visit tests the page and returns a note
 */
export async function exampleInBrowser(
  folder: string,
  env: NodeJS.ProcessEnv,
  visit: (page: Page) => Promise<string>,
): Promise<string> {
  const port = await freePort()
  const vite = spawn(
    workspaceNode,
    [join(folder, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'],
    { cwd: folder, env: { ...process.env, ...env }, stdio: 'ignore' },
  )
  const browser = await chromium.launch({ ...launchOptions(), executablePath: await ensureBrowser(console.log) })
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
    const note = await visit(page)
    if (strange.length > 0) throw new Error(`The page asked or said: ${strange.join(', ')}`)
    return note
  } finally {
    await browser.close()
    await ended(vite)
  }
}
