import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { MATURITY_OF } from '../../../.storybook/maturity.ts'
import { addressesOfScreens, portalAddress } from '../../../.storybook/portalPages.ts'
import { indexedName, requirementsIn, sidebarName } from '../../../.storybook/storyLabel.ts'
import { pages } from '../src/app/pages.ts'

const UI = fileURLToPath(new URL('../../ui/src', import.meta.url))
const namesOf = (kinds: string) => globSync(`${kinds}/*/index.ts`, { cwd: UI }).map((file) => basename(dirname(file)))

it('every folder with stories and every page of prose has a status, and only those', () => {
  const folders = globSync('**/*.stories.tsx', { cwd: UI }).map((file) => basename(dirname(file)))
  const prose = globSync('**/*.mdx', { cwd: UI })
  const names = new Set([...folders, ...prose.map((file) => basename(file, '.mdx'))])
  expect([...MATURITY_OF.keys()].toSorted()).toEqual([...names].toSorted())
  const without = prose.filter((file) => {
    const [, status] = /^# .+\n\n<Status of="(\w+)" \/>\n/m.exec(readFileSync(join(UI, file), 'utf8')) ?? []
    return status !== basename(file, '.mdx')
  })
  expect(without).toEqual([])
})

it('the search reads the requirements of a story, the sidebar shows its state', () => {
  const title = '[AUTH-02] [AUTH-03] Email and password'
  expect(requirementsIn(title)).toEqual(['AUTH-02', 'AUTH-03'])
  expect(indexedName(title, 'Wrong Password')).toBe('AUTH-02 AUTH-03 Wrong Password')
  expect(sidebarName('AUTH-02 AUTH-03 Wrong Password')).toBe('Wrong Password')
  expect(sidebarName('Typical')).toBe('Typical')
})

it('every screen has its addresses in the portal, except those of pages that do not exist or cannot be shown', () => {
  const portal = fileURLToPath(new URL('../src/', import.meta.url))
  const sources = Object.fromEntries(
    pages.map(({ module }) => [`/${module}`, readFileSync(join(portal, module), 'utf8')]),
  )
  const addresses = addressesOfScreens(pages, sources)
  const screens = namesOf('screens').toSorted()
  expect(screens.filter((name) => !addresses.has(name))).toEqual([
    'NotFound',
    // A page of its own, for patients.
    'PatientOffer',
    // Likewise, for a waiting room.
    'QueueDisplay',
    'SomethingWentWrong',
    // For visitors and signed-in doctors alike, so it is not in the table of pages.
    'StopRecovery',
  ])
  expect(addresses.get('Login')).toEqual(['/', '/doctor/login'])
  const shown = new Set(screens.flatMap((name) => addresses.get(name) ?? []))
  expect(pages.filter(({ path }) => !shown.has(path))).toEqual([])
})

it.each([
  ['https://portal.clinic.example/', false, 'https://portal.clinic.example/doctor/slot'],
  [undefined, true, 'http://stories.example:4000/doctor/slot'],
  ['', false, 'http://stories.example:6006/doctor/slot'],
])('the portal of %j (in development: %s) has the address %s', (portal, isDevelopment, address) => {
  const page = new URL('http://stories.example:6006/iframe.html')
  expect(portalAddress('/doctor/slot', portal, isDevelopment, page)).toBe(address)
})
