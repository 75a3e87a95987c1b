// Finds or installs the browser for all browser tests. In this order: the path in CHROME_PATH, a
// Chromium or Chrome of the system, Debian's package (as root), the Chromium of an npm package.
// The headless shell comes first: it is the same Chromium without the window around the page, which
// saves a seventh of the time of the browser tests.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

// Chromium draws a page of its own for the suggestions of the address bar in every window, which
// takes 0.6 s of processor time for each browser context that a test opens. The last
// `--disable-features` counts, so the list repeats what Playwright switches off and these tests
// rely on.
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * Arguments of every browser start: no sandbox (root in containers), no GPU, no network traffic of
 * its own, and text as wide in the headless shell as in a window.
 */
export const BROWSER_ARGS = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/**
 * Returns the path of an installed browser.
 * @returns {string | undefined} undefined if there is none
 */
export function installedBrowser() {
  const named = process.env['CHROME_PATH']
  if (named) return named
  return KNOWN_PLACES.find((place) => existsSync(place))
}

const FONTS = join(dirname(fileURLToPath(import.meta.url)), '..', 'test', 'browser', 'fonts')

/**
 * Returns the environment of a browser whose text is as wide on every Linux: its fonts come from
 * packages, none from the machine. Other systems ignore it.
 * @param {'arial' | 'dejavu' | 'phone'} [fonts] what the machine has; `dejavu` is a bare Debian, `phone` has Tamil
 * @returns {Record<string, string>}
 */
export function browserEnvironment(fonts = 'arial') {
  const env = Object.entries({ ...process.env, FONTCONFIG_FILE: join(FONTS, `${fonts}.conf`) })
  return Object.fromEntries(env.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/**
 * Returns how every test and measurement starts its browser.
 * @param {{ fonts?: 'arial' | 'dejavu' | 'phone', args?: readonly string[] }} [options]
 * @returns {{ args: string[], env: Record<string, string>, executablePath?: string }}
 */
export function launchOptions({ fonts, args = [] } = {}) {
  const executablePath = installedBrowser()
  const options = { args: [...BROWSER_ARGS, ...args], env: browserEnvironment(fonts) }
  return executablePath ? { ...options, executablePath } : options
}

/** @returns {boolean} whether Debian's package manager can be used: root, and apt-get is there */
function mayInstallFromDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/**
 * Returns the path of a browser, and installs one if there is none.
 * @param {(line: string) => void} say receives one line per step taken
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureBrowser(say) {
  const found = installedBrowser()
  if (found) return found
  if (mayInstallFromDebian()) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      say(`No browser found: installing Debian’s ${name}.`)
      try {
        execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
        execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
          stdio: 'ignore',
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        })
      } catch (error) {
        say(`It could not be installed (${error instanceof Error ? error.message : String(error)}).`)
      }
      const installed = installedBrowser()
      if (installed) return installed
    }
  }
  say('No browser found: unpacking the Chromium that comes with the npm packages.')
  // The package unpacks its own system libraries only if these variables name its usual
  // environment.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x'
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
