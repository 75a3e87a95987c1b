import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { watchFocus } from '../test/watchFocus.ts'
import { inFolder, makeFolder, onPostgres, removeFolder, type Database } from './databases.ts'
import { startServersTogether, type DemoServers, type SessionCookie } from './servers.ts'
import { say } from './words.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
// `NALAM_PORTAL_DIST` and `NALAM_SERVER_DIST` test another build while the usual one is being
// replaced.
const PORTAL = process.env['NALAM_PORTAL_DIST'] ?? join(ROOT, 'packages/portal/dist')
const SERVER = process.env['NALAM_SERVER_DIST'] ?? join(ROOT, 'packages/server/dist')

/** Demo doctors of the reference server; `npm start` prints the first two. */
export const doctors = {
  complete: 'meena.raghavan@nalam.example',
  unconfirmed: 'arul.prakash@nalam.example',
  incomplete: 'thenmozhi.selvan@nalam.example',
  blocked: 'bala.murali@nalam.example',
} as const
/** Password of all demo doctors. */
export const PASSWORD = 'Example@2026'

interface Mail {
  to: string
  subject: string
  text: string
  /** The six-digit code in the mail, if any. */
  code?: string
}

interface RunningServer {
  origin: string
  /** Returns the token of a link to a booking's offer, where the test's process can create one. */
  tokenOf?: (bookingId: string) => Promise<string>
  /** Ends the time to answer the offer of a booking, where the test's process can. */
  expire?: (bookingId: string) => Promise<void>
  /** Lets the ways back of doctors without passkeys take effect, where the test's process can. */
  recover?: () => Promise<void>
  /** Moves the clock of `serverClock` on and does what is due then, where the test's process can. */
  advance?: (minutes: number) => Promise<void>
  /** Returns the mails sent to an address so far, newest first. */
  mailsTo(address: string): Promise<Mail[]>
}

/** Waits for the line in which the server prints its address. */
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
 * Whether the servers offer only the 22 base operations. `NALAM_WITHOUT_EXTENSIONS=1 pnpm e2e` runs
 * all tests that way, except those of the extensions.
 */
export const WITHOUT_EXTENSIONS = process.env['NALAM_WITHOUT_EXTENSIONS'] === '1'

/**
 * Whether the servers use PostgreSQL (`NALAM_DATABASE=postgres pnpm e2e`) instead of embedded
 * databases.
 */
const ON_POSTGRES = process.env['NALAM_DATABASE'] === 'postgres'

/**
 * Starts the built server as a process of its own, as `npm start` does. It serves the built portal
 * and fills an empty database with demo data.
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
  // The server runs only for seconds: optimising the database's code takes a third of the processor
  // time of its start.
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

/**
 * Waits for a new code that was mailed to an address and returns it. `seen` is the number of codes
 * already known.
 */
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

// After `words.ts`, which lets the packages be read from source.
const { default: contract } = await import('@nalam/sdk/openapi.json', { with: { type: 'json' } })

/** The operations of the specification; their paths have no parameters. */
const BASE_CALLS: ReadonlySet<string> = new Set(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      'x-capability' in operation ? [] : [`${method.toUpperCase()} /api${path}`],
    ),
  ),
)
const isBaseCall = (method: string, path: string): boolean => BASE_CALLS.has(`${method} ${path}`)

/** Problems that the browser reported while a test ran. */
interface Complaints {
  policyViolations: string[]
  pageErrors: string[]
  /** Calls of a server without extensions that are none of its 22 operations. */
  extensionCalls: string[]
  /** Elements that were removed while they had the focus, which then fell to the body. */
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

/** Adds the cookie of a session to a browser. */
export async function takeSession(context: BrowserContext, { name, value }: SessionCookie): Promise<void> {
  await context.addCookies([
    { name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ])
}

/**
 * Server of each test's browser context, and the unused session of the first doctor from the demo
 * data.
 */
const prepared = new WeakMap<BrowserContext, { origin: string; session: SessionCookie | undefined }>()

/** Starts servers as separate processes, each on a copy of a filled database. */
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

/** Adds `mailsTo`, which reads the mails that a server has sent. */
const withMails = <Server extends { origin: string }>(server: Server): Server & RunningServer => ({
  ...server,
  async mailsTo(address) {
    const response = await fetch(`${server.origin}/dev/mailbox.json`)
    const { mails }: { mails: Mail[] } = await response.json()
    return mails.filter((mail) => mail.to === address)
  },
})

/**
 * `server`: one for each test, so that no test sees what another one left behind: decided bookings,
 * changed accounts, used-up limits. It starts with the demo data, in which the first doctor is
 * signed in. Tests that change nothing (except an account that they created) and end no session
 * declare `changesNothing` and share a server of their worker. Tests of the built server as a
 * process declare `isProcess`. `serverClock` is the clinic's time when the server starts. Every page is watched: a violation of the Content-Security-Policy,
 * an uncaught error (goal S3) or a lost focus fails the test that caused it.
 */
export const test = base.extend<
  {
    complaints: Complaints
    server: RunningServer & { session?: SessionCookie }
    hasExtensions: boolean
    changesNothing: boolean
    isProcess: boolean
    serverClock: string | undefined
  },
  { servers: DemoServers; sharedServer: (hasExtensions: boolean) => ReturnType<DemoServers['start']> }
>({
  hasExtensions: [!WITHOUT_EXTENSIONS, { option: true }],
  changesNothing: [false, { option: true }],
  isProcess: [false, { option: true }],
  serverClock: [undefined, { option: true }],
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
    async ({ servers, sharedServer, hasExtensions, changesNothing, isProcess, serverClock }, use) => {
      if (changesNothing) return use(withMails(await sharedServer(hasExtensions)))
      const folder = isProcess ? makeFolder() : undefined
      const server = await (folder === undefined
        ? servers.start(hasExtensions, serverClock)
        : startServer(folder, hasExtensions))
      await use(withMails(server))
      await server.stop()
      if (folder !== undefined) removeFolder(folder)
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  complaints: [
    async ({ context, server, hasExtensions }, use) => {
      prepared.set(context, { origin: server.origin, session: server.session })
      const complaints: Complaints = { policyViolations: [], pageErrors: [], extensionCalls: [], lostFocus: [] }
      await context.exposeFunction('reportLostFocus', (lost: string) => complaints.lostFocus.push(lost))
      await context.addInitScript(`(${watchFocus.toString()})((lost) => reportLostFocus(lost))`)
      await context.exposeFunction('reportPolicyViolation', (text: string) => complaints.policyViolations.push(text))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(globalThis, 'reportPolicyViolation')
          if (typeof report === 'function') report(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
        })
      })
      context.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (!hasExtensions && pathname.startsWith('/api/') && !isBaseCall(request.method(), pathname))
          complaints.extensionCalls.push(`${request.method()} ${pathname}`)
      })
      context.on('weberror', (webError) => complaints.pageErrors.push(webError.error().message))
      await use(complaints)
      expect(complaints).toEqual({ policyViolations: [], pageErrors: [], extensionCalls: [], lostFocus: [] })
    },
    { auto: true },
  ],
})

export { expect }

/** Fills in the sign-in form and clicks Login. */
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

/** Signs in a doctor without the form and gives the browser that session. */
export async function signInWithoutForm(page: Page, email: string, password: string): Promise<void> {
  const found = prepared.get(page.context())
  if (found === undefined) throw new Error('This browser context was not made by the fixtures')
  await takeSession(page.context(), await openSession(found, email, password))
}

/** Gives the browser the first doctor's session from the demo data. Opens no page. */
export async function takePreparedSession(page: Page): Promise<void> {
  const found = prepared.get(page.context())
  if (found?.session === undefined) throw new Error('The session of this browser context was taken before')
  await takeSession(page.context(), found.session)
  found.session = undefined
}

/**
 * Signs in and opens the dashboard. The first doctor's session comes from the demo data and is used
 * once, so that a test of something else does not wait for a sign-in; all other doctors sign in
 * through the form. When this function returns, the portal has read the session, so that a test can
 * end it at once.
 */
export async function signIn(page: Page, email: string = doctors.complete): Promise<void> {
  if (email !== doctors.complete || prepared.get(page.context())?.session === undefined)
    return signInByForm(page, email)
  await takePreparedSession(page)
  await page.goto('/doctor/dashboard')
  await page.waitForFunction(() => localStorage.getItem('doctorStatus') !== null)
}

/** Opens a page on the doctor's other device: a separate browser context with its own sign-in. */
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
