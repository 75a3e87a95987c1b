import type { Browser } from '@playwright/test'
import { doctors, PASSWORD } from '../e2e/fixtures.ts'

/**
 * The phone of P3, as Lighthouse simulates it: four times slower, and a network with these figures.
 * The latency is that of a request on the open connection that the sign-in page has.
 */
const CPU_RATE = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

interface SignInTimes {
  clicked: number
  inAuthenticator: number
  shown: number
}

/** Runs in the page: notes the click, the time in the authenticator, and the first booking on screen. */
function watch(): void {
  const times: SignInTimes = { clicked: 0, inAuthenticator: 0, shown: 0 }
  Reflect.set(globalThis, 'signIn', times)
  const whenClicked = ({ timeStamp }: Event) => {
    times.clicked = timeStamp
    const observer = new MutationObserver(() => {
      if (!/NLM-\d/.test(document.querySelector('main')?.textContent ?? '')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => (times.shown = performance.now())))
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  }
  document.addEventListener('click', whenClicked, { once: true, capture: true })
  const get = navigator.credentials.get.bind(navigator.credentials)
  navigator.credentials.get = async (options) => {
    if (options?.mediation === 'conditional') return get(options)
    const begun = performance.now()
    const touch: () => Promise<void> = Reflect.get(globalThis, 'touch')
    await touch()
    try {
      return await get(options)
    } finally {
      times.inAuthenticator += performance.now() - begun
    }
  }
}

/**
 * Measures a sign-in with a passkey on a phone: from the click on the sign-in page, which was opened
 * with an empty cache, to the first booking on the dashboard, without the time in the authenticator
 * (goal P11).
 *
 * @returns milliseconds, one for each run
 */
export async function measurePasskeySignIn(browser: Browser, origin: string, runs: number): Promise<number[]> {
  const context = await browser.newContext({ baseURL: origin, ...PHONE })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const touch = async (enabled: boolean) => {
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
  await page.request.post('/api/doctor/loginDoctor', { data: { email: doctors.complete, password: PASSWORD } })
  await page.goto('/doctor/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Passkey 1', { exact: true }).waitFor()

  await page.exposeFunction('touch', () => touch(true))
  await page.addInitScript(watch)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  const found: number[] = []
  for (let run = 0; run < runs; run++) {
    await page.goto('about:blank')
    await context.clearCookies()
    await devtools.send('Network.clearBrowserCache')
    // Without a touch, the autofill waits.
    await touch(false)
    await page.goto('/doctor/login')
    const button = page.getByRole('button', { name: 'Sign in with a passkey' })
    await button.waitFor()
    await page.waitForLoadState('networkidle')
    await button.click()
    await page.waitForFunction(() => Reflect.get(globalThis, 'signIn').shown > 0)
    const { clicked, inAuthenticator, shown } = await page.evaluate(() => {
      const times: SignInTimes = Reflect.get(globalThis, 'signIn')
      return times
    })
    found.push(shown - clicked - inAuthenticator)
  }
  await context.close()
  return found
}
