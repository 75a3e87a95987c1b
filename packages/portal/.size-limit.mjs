// Size limits for the files that a doctor's browser downloads (goals P1 and P2), compressed with
// Brotli as the server sends them.
import { readdirSync, readFileSync } from 'node:fs'

/** @type {Record<string, { file: string, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8'))

const ENTRY = 'index.html'
const FRAME = 'src/app/frame/SignedInFrame.tsx'
const LOGIN = 'src/features/account/LoginRoute.tsx'
const APPOINTMENTS = 'src/features/bookings/AppointmentsRoute.tsx'

/**
 * @param {string[]} keys
 * @param {Set<string>} [seen]
 * @returns {Set<string>} these chunks and what they import
 */
function withImports(keys, seen = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not a chunk of the build: did the file move?`)
    if (!seen.has(key)) withImports(chunk.imports ?? [], seen.add(key))
  }
  return seen
}

/** @param {Iterable<string>} keys @returns {string[]} their files */
const files = (keys) => [...keys].map((key) => `dist/${manifest[key]?.file}`)

/** The frame fetches the menu on every page, after it is shown. */
const MENU = Object.keys(manifest).find((key) => key.endsWith('/MenuButton/OpenMenu.tsx'))
if (!MENU) throw new Error('The menu of the frame has no chunk of its own')
const shared = withImports([ENTRY, FRAME, MENU])
const routes = Object.keys(manifest).filter((key) => key.endsWith('Route.tsx') && key !== LOGIN && key !== APPOINTMENTS)
const css = Object.values(manifest).flatMap(({ file, css: own = [] }) => [
  ...own,
  ...(file.endsWith('.css') ? [file] : []),
])

/** The page of a patient’s link, an environment of its own, and what it fetches before it is shown: Tamil or dark, both at most. */
const PATIENT = readdirSync(new URL('dist/assets', import.meta.url)).filter((file) => /^p-.*\.js$/.test(file))
/** The display of a waiting room with its styles; the dark theme is another 3 kB. */
const DISPLAY = readdirSync(new URL('dist/assets', import.meta.url)).filter((file) => /^q-.*\.(js|css)$/.test(file))

export default [
  { name: 'P9 patient page', path: PATIENT.map((file) => `dist/assets/${file}`), limit: '101.5 kB' },
  { name: 'P9 display', path: ['dist/q.html', ...DISPLAY.map((file) => `dist/assets/${file}`)], limit: '100 kB' },
  { name: 'P1 login form', path: files(withImports([ENTRY, LOGIN])), limit: '185 kB' },
  { name: 'P2 appointments, everything', path: files(withImports([ENTRY, FRAME, APPOINTMENTS])), limit: '285 kB' },
  ...routes.map((route) => ({
    name: `P2 ${route.split('/').at(-1)}, its own chunks`,
    path: files([...withImports([route])].filter((key) => !shared.has(key))),
    limit: '45 kB',
  })),
  { name: 'P2 CSS', path: [...new Set(css)].map((file) => `dist/${file}`), limit: '15 kB' },
]
