import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '../packages/portal/src/shared/paths.ts'
import { PORTAL_PATHS } from '../packages/server/src/portal/reports.ts'
import { ROOT } from '../scripts/toolchain.mjs'

const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')

/** Returns the numbered steps of a walkthrough. @param title the text of its heading */
function walk(title: string): string {
  const [, section = ''] = page.split(`## ${title}\n`)
  return section.split('\n## ')[0]?.match(/^1\. [\s\S]*?(?=\n\n)/m)?.[0] ?? ''
}

const PACKAGES = ['sdk', 'ui', 'portal', 'server'].map((name) => `packages/${name}/src`)

/**
 * Returns the files that a walkthrough names, in order. Names are relative to the root, to a
 * package's `src`, or to the folder of the previous file.
 */
function filesOf(steps: string): string[] {
  const files: string[] = []
  for (const [, name = ''] of steps.matchAll(/`([\w./-]+\.tsx?)`/g)) {
    const beside = dirname(files.at(-1) ?? '')
    const places = [name, join(beside, name), ...PACKAGES.map((folder) => join(folder, name))]
    files.push(places.find((place) => existsSync(join(ROOT, place))) ?? `${name}: no such file`)
  }
  return files
}

describe.each(['One request: Approve', 'One request: Login'])('the walk in docs/architecture.md, %s', (title) => {
  const files = filesOf(walk(title).replaceAll(/<!--.*?-->/g, ''))

  it('names files that exist, each once', () => {
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter((file) => file.endsWith('no such file'))).toEqual([])
    expect(files).toEqual([...new Set(files)])
  })

  it('goes from the screen to the portal, the SDK and the server', () => {
    const folders = ['ui/src', 'portal/src', 'sdk/src/resources', 'server/src']
    const order = folders.map((folder) => walk(title).indexOf(`packages/${folder}`))
    expect(order).not.toContain(-1)
    expect(order.toSorted((one, other) => one - other)).toEqual(order)
  })
})

describe('what can be done with a booking, in CONTRIBUTING.md', () => {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const filesOfTable = (title: string) => {
    const [, section = ''] = guide.split(`<!-- walk ${title}: begin -->`)
    return filesOf(section.split(`<!-- walk ${title}: end -->`)[0] ?? '')
  }
  const layerOf = (file: string) =>
    [
      'packages/ui/src/screens/',
      'packages/ui/src/bookings/',
      'packages/portal/src/features/',
      'packages/portal/src/shared/',
      'packages/sdk/src/resources/',
      'packages/sdk/src/core/',
      'packages/server/src/',
      'packages/sdk/src/rules/',
    ].findIndex((folder) => file.startsWith(folder))

  it.each([
    ['Approve', 16],
    ['New action', 6],
  ])('%s takes at most %i files, each of which exists and is named once', (title, most) => {
    const files = filesOfTable(title)
    expect(files.length).toBeGreaterThan(most / 2)
    expect(files.length).toBeLessThanOrEqual(most)
    expect(files.filter((file) => file.endsWith('no such file'))).toEqual([])
    expect(files).toEqual([...new Set(files)])
  })

  it('Approve goes from layer to layer and never back', () => {
    const layers = filesOfTable('Approve').map(layerOf)
    expect(layers).not.toContain(-1)
    expect(layers.toSorted((one, other) => one - other)).toEqual(layers)
  })
})

it('the server logs reports of every page of the portal, and of no other path', () => {
  expect([...PORTAL_PATHS].toSorted()).toEqual(Object.values(paths).toSorted())
})

it('[D6] no screen asks the device for the date: clinicToday and clinicNow get the time of the server’s clock', () => {
  const files = globSync('packages/{ui,portal}/src/**/*.{ts,tsx}', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(300)
  const asks = (file: string) => /clinic(?:Today|Now)\(\)/.test(readFileSync(join(ROOT, file), 'utf8'))
  expect(files.filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file)).filter(asks)).toEqual([])
})

it('no part of ui looks for the page in the script’s own window: it may be rendered into another one', () => {
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: ROOT })
  const others = /\.(?:test|stories)\.tsx?$|\/(?:fixtures|testing)\//
  const found = files
    .filter((file) => !others.test(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
        .filter((line) => /(?<![.\w])(?:document|window)\.|instanceof (?:Node|Element|HTML\w*)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})
