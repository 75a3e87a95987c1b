// Counts the bytes that a doctor's browser has to fetch, over the built chunks (goals P1, P2). Sizes are brotli, as the
// server sends them. Fails when one is over its limit.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './toolchain.mjs'

const DIST = join(ROOT, 'packages/portal/dist')
const kB = 1000
const LIMITS = { login: 150 * kB, appointments: 225 * kB, route: 40 * kB, css: 15 * kB }

/** What the login page and every signed-in page load beside their own route: paths of the manifest. */
const ENTRY = 'index.html'
const LOGIN = 'src/features/account/LoginRoute.tsx'
const FRAME = 'src/app/frame/SignedInFrame.tsx'
const APPOINTMENTS = 'src/features/bookings/AppointmentsRoute.tsx'
const DASHBOARD = 'src/features/dashboard/DashboardRoute.tsx'

const manifestPath = join(DIST, '.vite/manifest.json')
if (!existsSync(manifestPath)) {
  console.error('The portal is not built: run `pnpm build` first.')
  process.exit(1)
}
/** @type {Record<string, { file: string, imports?: string[], css?: string[], isDynamicEntry?: boolean }>} */
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))

/** @param {string[]} keys @returns {Set<string>} the chunks that these need before they can run */
function closure(keys) {
  /** @type {Set<string>} */
  const seen = new Set()
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is no chunk of the build: has the file moved?`)
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return seen
}

/** @param {string} file */
const brotli = (file) => statSync(join(DIST, `${file}.br`)).size

/** @param {Iterable<string>} keys */
function weight(keys) {
  let sum = 0
  for (const key of keys) sum += brotli(/** @type {{ file: string }} */ (manifest[key]).file)
  return sum
}

/** @param {string} key */
const has = (key) => manifest[key] !== undefined

let over = 0
/** @param {string} what @param {number} bytes @param {number} limit */
function row(what, bytes, limit) {
  const mark = bytes > limit ? 'OVER' : 'ok'
  if (bytes > limit) over += 1
  console.log(
    `${mark.padEnd(5)}${what.padEnd(58)}${(bytes / kB).toFixed(1).padStart(7)} kB of ${(limit / kB).toFixed(0)}`,
  )
}

const login = closure([ENTRY, LOGIN])
row('P1  login form', weight(login), LIMITS.login)

const list = has(APPOINTMENTS) ? APPOINTMENTS : DASHBOARD
row(`P2  ${list.split('/').at(-1)} (everything it needs)`, weight(closure([ENTRY, FRAME, list])), LIMITS.appointments)

const shared = closure([ENTRY, FRAME])
for (const key of Object.keys(manifest).filter((name) => name.endsWith('Route.tsx') && ![LOGIN, list].includes(name))) {
  const own = [...closure([key])].filter((chunk) => !shared.has(chunk))
  row(`P2  ${key.split('/').at(-1)} (its own)`, weight(own), LIMITS.route)
}

const css = new Set(
  Object.values(manifest).flatMap((chunk) => [
    ...(chunk.css ?? []),
    ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
  ]),
)
row(
  'P2  CSS',
  [...css].reduce((sum, file) => sum + brotli(file), 0),
  LIMITS.css,
)

process.exit(over > 0 ? 1 : 0)
