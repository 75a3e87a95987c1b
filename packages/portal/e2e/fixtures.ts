import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The demo doctors of the reference server; their password is printed by `npm start` as well. */
export const doctors = {
  complete: 'meena.raghavan@nalam.example',
  unconfirmed: 'arul.prakash@nalam.example',
  incomplete: 'thenmozhi.selvan@nalam.example',
  blocked: 'bala.murali@nalam.example',
} as const
export const PASSWORD = 'Example@2026'

interface Mail {
  to: string
  subject: string
  text: string
}

interface RunningServer {
  origin: string
  /** The mails sent to an address so far, newest first. */
  mailsTo(address: string): Promise<Mail[]>
}

/** Waits for the line in which the server says where it listens. */
function whenListening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [, origin] = /(http:\/\/localhost:\d+)/.exec(output) ?? []
      if (origin) resolve(origin)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', (code) => reject(new Error(`The server ended with ${code} before it listened:\n${output}`)))
  })
}

/**
 * The built server on an embedded database of its own, with fresh demo data, serving the built portal: a process as
 * `npm start` runs it.
 */
export async function startServer(): Promise<RunningServer & { stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'nalam-e2e-'))
  const child = spawn(
    join(ROOT, 'node_modules/node/bin/node'),
    [
      join(ROOT, 'packages/server/dist/main.js'),
      ...['serve', '--demo', '--port', '0', '--data', data, '--portal', join(ROOT, 'packages/portal/dist')],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const origin = await whenListening(child)
  return {
    origin,
    async mailsTo(address) {
      const response = await fetch(`${origin}/dev/mailbox.json`)
      const mails: Mail[] = await response.json()
      return mails.filter((mail) => mail.to === address)
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** What the browser complained about while a test ran. */
interface Complaints {
  policyViolations: string[]
  pageErrors: string[]
}

/**
 * `server`: one per worker. Every page is watched: a violation of the Content-Security-Policy or an uncaught error
 * fails the test that caused it (goal S3).
 */
export const test = base.extend<{ complaints: Complaints }, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  complaints: [
    async ({ context }, use) => {
      const complaints: Complaints = { policyViolations: [], pageErrors: [] }
      await context.exposeFunction('reportPolicyViolation', (text: string) => complaints.policyViolations.push(text))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(globalThis, 'reportPolicyViolation')
          if (typeof report === 'function') report(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
        })
      })
      context.on('weberror', (webError) => complaints.pageErrors.push(webError.error().message))
      await use(complaints)
      expect(complaints).toEqual({ policyViolations: [], pageErrors: [] })
    },
    { auto: true },
  ],
})

export { expect }

/** Signs in through the form and waits for the dashboard. */
export async function signIn(page: Page, email: string = doctors.complete): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
}
