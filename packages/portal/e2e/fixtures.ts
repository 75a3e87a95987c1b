import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { watchFocus } from '../test/watchFocus.ts'
import { inFolder, makeFolder, onPostgres, removeFolder, type Database } from './databases.ts'
import { startServersTogether, type DemoServers, type SessionCookie } from './servers.ts'
import { say } from './words.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
// A build beside the usual one can be tested while that one is being replaced.
const PORTAL = process.env['NALAM_PORTAL_DIST'] ?? join(ROOT, 'packages/portal/dist')
const SERVER = process.env['NALAM_SERVER_DIST'] ?? join(ROOT, 'packages/server/dist')

/** The demo doctors of the reference server; `npm start` prints the first two. */
export const doctors = {
  complete: 'meena.raghavan@nalam.example',
  unconfirmed: 'arul.prakash@nalam.example',
  incomplete: 'thenmozhi.selvan@nalam.example',
  blocked: 'bala.murali@nalam.example',
} as const
/** The password of all of them. */
export const PASSWORD = 'Example@2026'

interface Mail {
  to: string
  subject: string
  text: string
  /** The six digits in it, if any. */
  code?: string
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
 * Whether the servers offer the 22 base operations alone: `NALAM_WITHOUT_EXTENSIONS=1 pnpm e2e` runs everything so but the tests
 * of the extensions.
 */
export const WITHOUT_EXTENSIONS = process.env['NALAM_WITHOUT_EXTENSIONS'] === '1'

/** Whether the servers use PostgreSQL: `NALAM_DATABASE=postgres pnpm e2e`; otherwise each has an embedded database. */
const ON_POSTGRES = process.env['NALAM_DATABASE'] === 'postgres'

/**
 * The built server, filled with demo data where there is none, serving the built portal: a process as `npm start` runs it.
 *
 * @param data a folder for the embedded database, or another database
 */
export async function startServer(
  data: string | Database,
  hasExtensions: boolean = !WITHOUT_EXTENSIONS,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const database = typeof data === 'string' ? inFolder(data) : data
  const options = ['--demo', '--port', '0', '--portal', PORTAL, ...database.options]
  if (!hasExtensions) options.push('--without-extensions')
  // A server that lives for seconds: optimising the database's code takes a third of the processor time of its start.
  const child = spawn(process.execPath, ['--liftoff-only', join(SERVER, 'main.js'), 'serve', ...options], {
    env: { ...process.env, ...database.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const origin = await whenListening(child)
  return {
    origin,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The server has ended by itself: ${child.exitCode ?? child.signalCode}`)
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The newest code that was mailed to an address, as soon as there is one beside those already seen. */
export async function newCode(server: RunningServer, address: string, seen = 0): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const mails = await server.mailsTo(address)
      code = mails[0]?.code
      return mails.length
    })
    .toBeGreaterThan(seen)
  if (!code) throw new Error(`The newest mail to ${address} holds no code`)
  return code
}

/** What the browser complained about while a test ran. */
interface Complaints {
  policyViolations: string[]
  pageErrors: string[]
  /** Elements that went away with the focus, which fell to the body. */
  lostFocus: string[]
}

/** Signs in without a browser and returns the session's cookie. */
async function openSession(
  server: Pick<RunningServer, 'origin'>,
  email: string,
  password: string,
): Promise<SessionCookie> {
  const response = await fetch(`${server.origin}/api/doctor/loginDoctor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(response.status, await response.text()).toBe(201)
  const header = response.headers.getSetCookie().find((line) => line.startsWith('__Host-nalam_session='))
  const pair = header?.split(';')[0] ?? ''
  const separator = pair.indexOf('=')
  return { name: pair.slice(0, separator), value: pair.slice(separator + 1) }
}

/** Gives a browser the cookie of a session. */
async function takeSession(context: BrowserContext, { name, value }: SessionCookie): Promise<void> {
  await context.addCookies([
    { name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ])
}

/** Each test's browser context, its server, and the first doctor's session that the demo data holds. */
const prepared = new WeakMap<BrowserContext, { origin: string; session: SessionCookie | undefined }>()

/** Servers as processes of their own, each on a copy of a filled database. */
async function startProcessesOnPostgres(): Promise<DemoServers> {
  const databases = await onPostgres()
  const filled = await databases.create()
  const first = await startServer(filled)
  const session = await openSession(first, doctors.complete, PASSWORD)
  await first.stop()
  return {
    start: async (hasExtensions) => ({
      ...(await startServer(await databases.create(filled), hasExtensions)),
      session,
    }),
    stop: () => databases.stop(),
  }
}

/** The mails that a server has sent. */
const withMails = <Server extends { origin: string }>(server: Server): Server & RunningServer => ({
  ...server,
  async mailsTo(address) {
    const response = await fetch(`${server.origin}/dev/mailbox.json`)
    const { mails }: { mails: Mail[] } = await response.json()
    return mails.filter((mail) => mail.to === address)
  },
})

/**
 * `server`: one for each test, so that no test finds what another left: bookings decided, accounts changed, limits used up.
 * It begins with the demo, in which the first doctor is signed in. Tests that change nothing (but an account that they made) and
 * end no session say so with `changesNothing` and share a server of their worker. Tests of the built server as a process say so
 * with `isProcess`. Every page is watched: a violation of the Content-Security-Policy, an uncaught error (goal S3) or a lost focus
 * fails the test that caused it.
 */
export const test = base.extend<
  {
    complaints: Complaints
    server: RunningServer & { session?: SessionCookie }
    hasExtensions: boolean
    changesNothing: boolean
    isProcess: boolean
  },
  { servers: DemoServers; sharedServer: (hasExtensions: boolean) => ReturnType<DemoServers['start']> }
>({
  hasExtensions: [!WITHOUT_EXTENSIONS, { option: true }],
  changesNothing: [false, { option: true }],
  isProcess: [false, { option: true }],
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, use) => {
      const servers = ON_POSTGRES ? await startProcessesOnPostgres() : startServersTogether(PORTAL)
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sharedServer: [
    async ({ servers }, use) => {
      const started = new Map<boolean, ReturnType<DemoServers['start']>>()
      await use((hasExtensions) => {
        const known = started.get(hasExtensions) ?? servers.start(hasExtensions)
        started.set(hasExtensions, known)
        return known
      })
      for (const server of started.values()) await (await server).stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    async ({ servers, sharedServer, hasExtensions, changesNothing, isProcess }, use) => {
      if (changesNothing) return use(withMails(await sharedServer(hasExtensions)))
      const folder = isProcess ? makeFolder() : undefined
      const server = await (folder === undefined ? servers.start(hasExtensions) : startServer(folder, hasExtensions))
      await use(withMails(server))
      await server.stop()
      if (folder !== undefined) removeFolder(folder)
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  complaints: [
    async ({ context, server }, use) => {
      prepared.set(context, { origin: server.origin, session: server.session })
      const complaints: Complaints = { policyViolations: [], pageErrors: [], lostFocus: [] }
      await context.exposeFunction('reportLostFocus', (lost: string) => complaints.lostFocus.push(lost))
      await context.addInitScript(`(${watchFocus.toString()})((lost) => reportLostFocus(lost))`)
      await context.exposeFunction('reportPolicyViolation', (text: string) => complaints.policyViolations.push(text))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(globalThis, 'reportPolicyViolation')
          if (typeof report === 'function') report(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
        })
      })
      context.on('weberror', (webError) => complaints.pageErrors.push(webError.error().message))
      await use(complaints)
      expect(complaints).toEqual({ policyViolations: [], pageErrors: [], lostFocus: [] })
    },
    { auto: true },
  ],
})

export { expect }

/** Fills in the sign-in form and presses Login. */
export async function enterCredentials(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel(say('Email')).fill(email)
  await page.getByLabel(say('Password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('Login') }).click()
}

/** Signs in through the form and waits for the dashboard. */
export async function signInByForm(page: Page, email: string = doctors.complete): Promise<void> {
  await page.goto('/')
  await enterCredentials(page, email)
  await expect(page).toHaveURL(/\/doctor\/dashboard$/)
}

/** Gives the browser a session of its own, without the form. */
export async function signInWithoutForm(page: Page, email: string, password: string): Promise<void> {
  const found = prepared.get(page.context())
  if (found === undefined) throw new Error('This browser context was not made by the fixtures')
  await takeSession(page.context(), await openSession(found, email, password))
}

/** Gives the browser the first doctor's session, which is part of the demo data, and opens no page. */
export async function takePreparedSession(page: Page): Promise<void> {
  const found = prepared.get(page.context())
  if (found?.session === undefined) throw new Error('The session of this browser context was taken before')
  await takeSession(page.context(), found.session)
  found.session = undefined
}

/**
 * Opens the dashboard signed in. The first doctor's session is part of the demo data and is used once, so that a test whose
 * subject is not the sign-in does not wait for one; everybody else signs in through the form. The portal knows the doctor when
 * this returns, so that a test which ends the session at once ends one that the portal had.
 */
export async function signIn(page: Page, email: string = doctors.complete): Promise<void> {
  if (email !== doctors.complete || prepared.get(page.context())?.session === undefined)
    return signInByForm(page, email)
  await takePreparedSession(page)
  await page.goto('/doctor/dashboard')
  await page.waitForFunction(() => localStorage.getItem('doctorStatus') !== null)
}

/** The doctor's other device: a browser of its own, signed in by itself. */
export async function anotherDevice(context: BrowserContext, origin: string): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('No browser')
  const { locale, timezoneId, viewport } = test.info().project.use
  const device = await browser.newContext({
    baseURL: origin,
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
    ...(viewport && { viewport }),
  })
  const page = await device.newPage()
  const response = await page.request.post('/api/doctor/loginDoctor', {
    data: { email: doctors.complete, password: PASSWORD },
  })
  expect(response.status()).toBe(201)
  return page
}
