import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT, toolEnvironment } from './toolchain.mjs'

// A tree of the house's shape outside the workspace, into which wrong imports are planted.
let tree: string

beforeEach(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'nalam-boundaries-')))
  cpSync(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'))
  cpSync(join(ROOT, 'tsconfig.base.json'), join(tree, 'tsconfig.base.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  for (const name of ['sdk', 'ui', 'server', 'portal'])
    plant(`packages/${name}/src/index.ts`, `export const ${name} = 1\n`)
})

afterEach(() => rmSync(tree, { recursive: true, force: true }))

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}

function outcome(command: string, args: string[]): { code: number; output: string } {
  try {
    return {
      code: 0,
      output: execFileSync(command, args, { cwd: tree, env: toolEnvironment(), encoding: 'utf8', stdio: 'pipe' }),
    }
  } catch (error) {
    const failed = error as { status: number; stdout: string; stderr: string }
    return { code: failed.status, output: `${failed.stdout}${failed.stderr}` }
  }
}

const cruise = () => outcome('node', [join(ROOT, 'scripts/check-boundaries.mjs'), tree])
const lint = () => outcome('oxlint', ['-c', '.oxlintrc.json', 'packages'])

describe('import rules between packages and layers', () => {
  it('passes a tree without wrong imports', () => {
    expect(cruise()).toMatchObject({ code: 0, output: expect.stringContaining('4 modules cruised') })
    expect(lint()).toMatchObject({ code: 0 })
  })

  it.each([
    ['sdk → ui', 'packages/sdk/src/Planted.ts', `export { ui } from '../../ui/src/index.ts'\n`],
    ['ui → portal', 'packages/ui/src/Planted.ts', `export { portal } from '../../portal/src/index.ts'\n`],
    ['server → portal', 'packages/server/src/Planted.ts', `export { portal } from '../../portal/src/index.ts'\n`],
    ['portal → server', 'packages/portal/src/Planted.ts', `export { server } from '../../server/src/index.ts'\n`],
    ['a path into another package', 'packages/portal/src/Planted.ts', `export { sdk } from '../../sdk/src/index.ts'\n`],
  ])('refuses %s', (_name, path, text) => {
    plant(path, text)
    expect(cruise()).toMatchObject({ code: 1, output: expect.stringContaining('Planted.ts') })
  })

  it('refuses one feature of the portal that imports another', () => {
    plant('packages/portal/src/features/slots/keys.ts', 'export const key = 1\n')
    plant('packages/portal/src/features/profile/useProfile.ts', `export { key } from '../slots/keys.ts'\n`)
    expect(cruise()).toMatchObject({ code: 1, output: expect.stringContaining('features-do-not-import-one-another') })
  })

  it.each([
    ['shared → features', 'src/shared/keys.ts', `export { key } from '../features/slots/keys.ts'\n`, 'shared-knows'],
    ['shared → app', 'src/shared/title.ts', `export { pages } from '../app/pages.ts'\n`, 'shared-knows'],
    [
      'features → app',
      'src/features/slots/Planted.ts',
      `export { pages } from '../../app/pages.ts'\n`,
      'never-import-app',
    ],
    ['source → e2e', 'src/shared/Planted.ts', `export { sign } from '../../e2e/sign.ts'\n`, 'imports-no-tool'],
    ['e2e → source', 'e2e/Planted.ts', `export { pages } from '../src/app/pages.ts'\n`, 'use-the-built-portal'],
    ['bench → source', 'bench/Planted.ts', `export { pages } from '../src/app/pages.ts'\n`, 'use-the-built-portal'],
    ['build → feature', 'build/Planted.ts', `export { key } from '../src/features/slots/keys.ts'\n`, 'reads-data-only'],
    ['e2e → server', 'e2e/Planted.ts', `export { server } from '../../server/src/index.ts'\n`, 'portal-never-server'],
  ])('refuses %s in the portal', (_name, path, text, rule) => {
    plant('packages/portal/src/features/slots/keys.ts', 'export const key = 1\n')
    plant('packages/portal/src/app/pages.ts', 'export const pages = 1\n')
    plant('packages/portal/e2e/sign.ts', 'export const sign = 1\n')
    plant('packages/portal/build/names.ts', `export { pages } from '../src/app/pages.ts'\n`)
    expect(cruise()).toMatchObject({ code: 0 })
    plant(`packages/portal/${path}`, text)
    expect(cruise()).toMatchObject({ code: 1, output: expect.stringContaining(rule) })
  })

  it.each([
    ['theme', 'messages'],
    ['theme', 'components'],
    ['messages', 'components'],
    ['messages', 'screens'],
    ['components', 'forms'],
    ['components', 'screens'],
    ['forms', 'screens'],
  ])('refuses ui/%s that imports ui/%s', (layer, later) => {
    plant(`packages/ui/src/${later}/Later.ts`, 'export const later = 1\n')
    plant(`packages/ui/src/${layer}/Planted.ts`, `export { later } from '../${later}/Later.ts'\n`)
    expect(cruise()).toMatchObject({
      code: 1,
      output: expect.stringContaining(`ui-${layer}-imports-no-later-layer`),
    })
  })

  it('refuses a component that imports a screen, and a cycle', () => {
    plant('packages/ui/src/screens/Login/Login.ts', `export { Box } from '../../components/Box/Box.ts'\n`)
    plant('packages/ui/src/components/Box/Box.ts', `import '../../screens/Login/Login.ts'\nexport const Box = 1\n`)
    const { code, output } = cruise()
    expect(code).toBe(1)
    expect(output).toContain('ui-components-imports-no-later-layer')
    expect(output).toContain('no-circular')
  })

  it.each([
    ['the Fluent barrel in ui', 'packages/ui/src/Planted.ts', `export { Button } from '@fluentui/react-components'\n`],
    ['the root of the icons', 'packages/ui/src/Planted.ts', `export { EyeRegular } from '@fluentui/react-icons'\n`],
    ['React in the SDK', 'packages/sdk/src/Planted.ts', `export { useState } from 'react'\n`],
    ['the server in the portal', 'packages/portal/src/Planted.ts', `export { server } from '@nalam/server'\n`],
    ['ui in the server', 'packages/server/src/Planted.ts', `export { ui } from '@nalam/ui'\n`],
    ['Fluent in the portal', 'packages/portal/src/Planted.ts', `export { Button } from '@fluentui/react-button'\n`],
  ])('refuses %s', (_name, path, text) => {
    plant(path, text)
    expect(lint()).toMatchObject({ code: 1, output: expect.stringContaining('Planted.ts') })
  })

  it.each([
    ['a router', `export { Link } from 'react-router-dom'\n`],
    ['SWR', `export { default } from 'swr'\n`],
    ['openapi-fetch', `export { default } from 'openapi-fetch'\n`],
    ['a fetch', `export const read = () => fetch('/api')\n`],
    ['an XMLHttpRequest', `export const request = new XMLHttpRequest()\n`],
    ['a change of address', `export const leave = () => location.assign('/')\n`],
    ['a change of the history', `export const leave = () => history.back()\n`],
  ])('[UI-02] refuses %s in ui', (_name, text) => {
    plant('packages/ui/src/Planted.ts', text)
    expect(lint()).toMatchObject({ code: 1, output: expect.stringContaining('Planted.ts') })
  })

  it('[UI-02] finds neither in ui as it is', () => {
    cpSync(join(ROOT, 'packages/ui/src'), join(tree, 'packages/ui/src'), { recursive: true })
    expect(lint().output).not.toContain('no-restricted')
  }, 120_000)
})
