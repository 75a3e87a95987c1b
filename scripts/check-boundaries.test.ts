import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT, toolEnvironment } from './toolchain.mjs'

/** Files that the planted imports refer to; they break no rule. */
const ALLOWED = {
  'packages/sdk/src/index.ts': 'export const sdk = 1\n',
  'packages/sdk/src/client.ts': 'export const client = 1\n',
  'packages/sdk/src/generated/operations.ts': 'export const operations = 1\n',
  'packages/sdk/src/formats/phone.ts': 'export const phone = 1\n',
  'packages/sdk/src/core/json.ts': `export { operations } from '../generated/operations.ts'\n`,
  'packages/sdk/src/live/LiveEvent.ts': `export { json } from '../core/json.ts'\n`,
  'packages/sdk/src/resources/slots.ts': `export { phone } from '../formats/phone.ts'\n`,
  'packages/ui/src/index.ts': 'export const ui = 1\n',
  'packages/ui/src/messages/en.ts': 'export const en = 1\n',
  'packages/ui/src/components/Tag.ts': 'export const Tag = 1\n',
  'packages/ui/src/forms/form.ts': 'export const form = 1\n',
  'packages/ui/src/bookings/actions.ts': 'export const actions = 1\n',
  'packages/ui/src/components/Box/Box.ts': 'export const Box = 1\n',
  'packages/ui/src/screens/Login/Login.ts': `export { Box } from '../../components/Box/Box.ts'\n`,
  'packages/ui/test/render.ts': 'export const render = 1\n',
  'packages/server/src/index.ts': 'export const server = 1\n',
  'packages/server/src/app/server.ts': 'export const start = 1\n',
  'packages/server/src/http/pipeline.ts': 'export const pipeline = 1\n',
  'packages/server/src/resources/slots/routes.ts': 'export const routes = 1\n',
  'packages/server/src/resources/slots/dayRoutes.ts': 'export const dayRoutes = 1\n',
  'packages/server/src/resources/slots/store.ts': 'export const store = 1\n',
  'packages/server/src/resources/bookings/decisionStore.ts': 'export const decisionStore = 1\n',
  'packages/server/src/resources/slotChanges/store.ts': 'export const store = 1\n',
  'packages/server/src/changes/recordChange.ts': 'export const recordChange = 1\n',
  'packages/server/src/contract/requestCheck.ts': 'export const check = 1\n',
  'packages/server/src/dependencies.ts': 'export const dependencies = 1\n',
  'packages/server/src/http/environment.ts': 'export const environment = 1\n',
  'packages/server/src/http/route.ts': 'export const route = 1\n',
  'packages/server/src/security/limits.ts': 'export const limits = 1\n',
  'packages/server/src/db/schema.ts': 'export const table = 1\n',
  'packages/server/test/open.ts': 'export const open = 1\n',
  'packages/server/bench/open.ts': 'export const open = 1\n',
  'packages/portal/src/index.ts': 'export const portal = 1\n',
  'packages/portal/src/features/slots/keys.ts': 'export const key = 1\n',
  'packages/portal/src/app/pages.ts': 'export const pages = 1\n',
  'packages/portal/e2e/sign.ts': 'export const sign = 1\n',
  'packages/portal/build/names.ts': `export { pages } from '../src/app/pages.ts'\n`,
  'scripts/tool.mjs': 'export const tool = 1\n',
  'test/tool.ts': 'export const tool = 1\n',
  'examples/login/main.ts': 'export const main = 1\n',
  'openapi/scripts/tool.ts': 'export const tool = 1\n',
  'site/scripts/tool.ts': `export { tool } from '../../openapi/scripts/tool.ts'\n`,
  'site/.vitepress/config.ts': `export { tool } from '../scripts/tool.ts'\n`,
}

/** Forbidden imports by path: file, imported path, rule that forbids it. */
const WRONG_PATHS = [
  ['site/scripts/toSdk.ts', '../../packages/sdk/src/index.ts', 'site-reads-files'],
  ['scripts/toSite.mjs', '../site/scripts/tool.ts', 'nothing-imports-the-site'],
  ['packages/sdk/src/toUi.ts', '../../ui/src/index.ts', 'sdk-imports-no-package'],
  ['packages/sdk/test/toUi.ts', '../../ui/test/render.ts', 'sdk-imports-no-package'],
  ['packages/sdk/bench/toServer.mjs', '../../server/test/open.ts', 'sdk-imports-no-package'],
  ['packages/sdk/scripts/toPortal.mjs', '../../portal/e2e/sign.ts', 'sdk-imports-no-package'],
  ['packages/sdk/src/core/toResources.ts', '../resources/slots.ts', 'sdk-core-imports-lower-layers-only'],
  ['packages/sdk/src/core/toLive.ts', '../live/LiveEvent.ts', 'sdk-core-imports-lower-layers-only'],
  ['packages/sdk/src/resources/toLive.ts', '../live/LiveEvent.ts', 'sdk-resources-imports-lower-layers-only'],
  ['packages/sdk/src/resources/toClient.ts', '../client.ts', 'sdk-resources-imports-lower-layers-only'],
  ['packages/sdk/src/live/toResources.ts', '../resources/slots.ts', 'sdk-live-imports-lower-layers-only'],
  ['packages/sdk/src/formats/toCore.ts', '../core/json.ts', 'sdk-formats-imports-lower-layers-only'],
  ['packages/sdk/src/validation/toResources.ts', '../resources/slots.ts', 'sdk-validation-imports-lower-layers-only'],
  ['packages/ui/src/toPortal.ts', '../../portal/src/index.ts', 'ui-uses-sdk-only'],
  ['packages/ui/src/toPortal.test.ts', '../../portal/e2e/sign.ts', 'ui-uses-sdk-only'],
  ['packages/ui/test/toPortal.ts', '../../portal/e2e/sign.ts', 'ui-uses-sdk-only'],
  ['packages/ui/scripts/toServer.ts', '../../server/test/open.ts', 'ui-uses-sdk-only'],
  ['packages/ui/src/components/Box/Box.ts', '../../screens/Login/Login.ts', 'ui-components-imports-no-later-layer'],
  ['packages/ui/src/components/toForms.ts', '../forms/form.ts', 'ui-components-imports-no-later-layer'],
  ['packages/ui/src/forms/toBookings.ts', '../bookings/actions.ts', 'ui-forms-imports-no-later-layer'],
  ['packages/ui/src/bookings/toScreens.ts', '../screens/Login/Login.ts', 'ui-bookings-imports-no-later-layer'],
  ['packages/ui/src/forms/toScreens.ts', '../screens/Login/Login.ts', 'ui-forms-imports-no-later-layer'],
  ['packages/ui/src/screens/Slots/toLogin.ts', '../Login/Login.ts', 'ui-screens-do-not-import-one-another'],
  ['packages/ui/src/messages/toComponents.ts', '../components/Tag.ts', 'ui-messages-imports-no-later-layer'],
  ['packages/ui/src/messages/toScreens.ts', '../screens/Login/Login.ts', 'ui-messages-imports-no-later-layer'],
  ['packages/ui/src/theme/toMessages.ts', '../messages/en.ts', 'ui-theme-imports-no-later-layer'],
  ['packages/ui/src/theme/toComponents.ts', '../components/Tag.ts', 'ui-theme-imports-no-later-layer'],
  ['packages/server/src/toPortal.ts', '../../portal/src/index.ts', 'server-uses-sdk-only'],
  ['packages/server/test/toPortal.ts', '../../portal/e2e/sign.ts', 'server-uses-sdk-only'],
  ['packages/server/bench/toUi.ts', '../../ui/test/render.ts', 'server-uses-sdk-only'],
  ['packages/server/test/toSource.ts', '../../sdk/src/index.ts', 'packages-meet-at-their-public-face'],
  ['packages/server/src/http/toLimits.ts', '../security/limits.ts', 'server-http-imports-lower-folders-only'],
  ['packages/server/src/http/toSlots.ts', '../resources/slots/store.ts', 'server-http-imports-lower-folders-only'],
  ['packages/server/src/contract/toRoute.ts', '../http/route.ts', 'server-contract-imports-lower-folders-only'],
  ['packages/server/src/security/toDependencies.ts', '../dependencies.ts', 'server-dependencies-are-no-base'],
  [
    'packages/server/src/security/toChanges.ts',
    '../changes/recordChange.ts',
    'server-security-imports-lower-folders-only',
  ],
  ['packages/server/src/resources/bookings/toPipeline.ts', '../../http/pipeline.ts', 'server-pipeline-is-left-alone'],
  ['packages/server/src/mail/toCheck.ts', '../contract/requestCheck.ts', 'server-pipeline-is-left-alone'],
  [
    'packages/server/src/resources/bookings/toRoutes.ts',
    '../slots/routes.ts',
    'server-resources-do-not-import-routes-of-others',
  ],
  [
    'packages/server/src/resources/tickets/toRoutes.ts',
    '../slots/dayRoutes.ts',
    'server-resources-do-not-import-routes-of-others',
  ],
  [
    'packages/server/src/resources/slots/toBookings.ts',
    '../bookings/decisionStore.ts',
    'server-slots-imports-no-later-layer',
  ],
  [
    'packages/server/src/resources/slots/toChanges.ts',
    '../slotChanges/store.ts',
    'server-slots-imports-no-later-layer',
  ],
  [
    'packages/server/src/resources/bookings/toChanges.ts',
    '../slotChanges/store.ts',
    'server-bookings-imports-no-later-layer',
  ],
  ['packages/server/src/resources/bookings/routes.ts', '../../db/schema.ts', 'server-routes-hold-no-sql-and-no-audit'],
  [
    'packages/server/src/resources/profile/routes.ts',
    '../../changes/recordChange.ts',
    'server-routes-hold-no-sql-and-no-audit',
  ],
  ['packages/server/src/operations/healthRoutes.ts', '../db/schema.ts', 'server-routes-hold-no-sql-and-no-audit'],
  ['packages/server/src/resources/bookings/rules.ts', '../slots/store.ts', 'server-rules-are-pure'],
  ['packages/server/src/resources/tickets/rules.ts', '../../db/schema.ts', 'server-rules-are-pure'],
  ['packages/server/src/portal/reportRules.ts', '../http/environment.ts', 'server-rules-are-pure'],
  ['packages/server/src/db/toSlots.ts', '../resources/slots/store.ts', 'server-db-imports-lower-folders-only'],
  [
    'packages/server/src/resources/bookings/toServer.ts',
    '../../app/server.ts',
    'server-resources-imports-lower-folders-only',
  ],
  ['packages/server/src/toBench.ts', '../bench/open.ts', 'source-imports-no-tool'],
  ['packages/portal/src/toSource.ts', '../../sdk/src/index.ts', 'packages-meet-at-their-public-face'],
  ['packages/portal/src/toServer.ts', '../../server/src/index.ts', 'portal-never-server'],
  ['packages/portal/e2e/toServer.ts', '../../server/src/index.ts', 'portal-never-server'],
  ['packages/portal/src/features/a/toB.test.ts', '../slots/keys.ts', 'portal-features-do-not-import-one-another'],
  ['packages/portal/src/features/a/toB.ts', '../slots/keys.ts', 'portal-features-do-not-import-one-another'],
  ['packages/portal/src/shared/toFeature.ts', '../features/slots/keys.ts', 'portal-shared-knows-no-feature'],
  ['packages/portal/src/shared/toApp.ts', '../app/pages.ts', 'portal-shared-knows-no-feature'],
  ['packages/portal/src/features/slots/toApp.ts', '../../app/pages.ts', 'portal-features-never-import-app'],
  ['packages/portal/e2e/toSource.ts', '../src/app/pages.ts', 'portal-tests-and-measurements-use-the-built-portal'],
  ['packages/portal/bench/toSource.ts', '../src/app/pages.ts', 'portal-tests-and-measurements-use-the-built-portal'],
  ['packages/portal/build/toFeature.ts', '../src/features/slots/keys.ts', 'portal-build-reads-data-only'],
  ['packages/portal/build/toSource.ts', '../../sdk/src/index.ts', 'packages-meet-at-their-public-face'],
  ['packages/portal/src/shared/toTest.ts', '../../e2e/sign.ts', 'source-imports-no-tool'],
  ['packages/server/src/toTest.ts', '../test/open.ts', 'source-imports-no-tool'],
  ['packages/ui/src/toScript.ts', '../../../scripts/tool.mjs', 'source-imports-no-tool'],
  ['packages/server/src/demo/toTable.ts', '../db/schema.ts', 'server-tables-belong-to-stores'],
  ['scripts/toSource.mjs', '../packages/sdk/src/index.ts', 'root-imports-no-source'],
  ['test/toSource.test.ts', '../packages/sdk/src/index.ts', 'root-imports-no-source'],
  ['examples/login/toSource.ts', '../../packages/ui/src/index.ts', 'root-imports-no-source'],
  ['openapi/scripts/toSource.ts', '../../packages/sdk/src/index.ts', 'contract-imports-no-package'],
] as const

/** Forbidden imports by name and forbidden globals, which the linter rejects. */
const WRONG_NAMES = [
  ['packages/ui/src/subPackage.ts', `export { Button } from '@fluentui/react-button'\n`],
  ['packages/ui/src/icons.ts', `export { EyeRegular } from '@fluentui/react-icons'\n`],
  ['packages/ui/test/portal.ts', `export { portal } from '@nalam/portal'\n`],
  ['packages/sdk/src/react.ts', `export { useState } from 'react'\n`],
  ['packages/sdk/test/ui.ts', `export { ui } from '@nalam/ui'\n`],
  ['packages/server/src/ui.ts', `export { ui } from '@nalam/ui'\n`],
  ['packages/server/bench/portal.ts', `export { portal } from '@nalam/portal'\n`],
  ['packages/portal/src/server.ts', `export { server } from '@nalam/server'\n`],
  ['packages/portal/src/fluent.ts', `export { Button } from '@fluentui/react-components'\n`],
  ['packages/portal/e2e/server.ts', `export { server } from '@nalam/server'\n`],
  ['scripts/package.mjs', `export { server } from '@nalam/server'\n`],
  ['openapi/scripts/package.ts', `export { sdk } from '@nalam/sdk'\n`],
] as const

const NOT_IN_UI = [
  ['a router', `export { Link } from 'react-router'\n`],
  ['SWR', `export { default } from 'swr'\n`],
  ['openapi-fetch', `export { default } from 'openapi-fetch'\n`],
  ['a fetch', `export const read = () => fetch('/api')\n`],
  ['an XMLHttpRequest', `export const request = new XMLHttpRequest()\n`],
  ['a change of address', `export const leave = () => location.assign('/')\n`],
  ['a change of the history', `export const leave = () => history.back()\n`],
] as const
const fileInUi = (what: string) => `packages/ui/src/${what.replaceAll(' ', '-')}.ts`

interface Outcome {
  readonly code: number
  readonly output: string
}

function outcome(cwd: string, command: string, args: string[]): Outcome {
  try {
    return {
      code: 0,
      output: execFileSync(command, args, { cwd, env: toolEnvironment(), encoding: 'utf8', stdio: 'pipe' }),
    }
  } catch (error) {
    const failed = error as { status: number; stdout: string; stderr: string }
    return { code: failed.status, output: `${failed.stdout}${failed.stderr}` }
  }
}

const trees: string[] = []

/** @returns a tree of the repository's shape outside the workspace */
function createTree(files: Record<string, string>): string {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'nalam-boundaries-')))
  trees.push(tree)
  for (const name of ['.oxlintrc.json', '.dependency-cruiser.cjs', 'tsconfig.base.json'])
    cpSync(join(ROOT, name), join(tree, name))
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  return tree
}

/** Arguments of dependency-cruiser in `pnpm lint`. */
const [, cruiserArguments = ''] = String(
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts.lint,
).split('depcruise ')
const cruise = (tree: string) => outcome(tree, 'depcruise', cruiserArguments.split(' '))
/**
 * The linter's rules for imports and globals, with the settings of its configuration; `pnpm lint`
 * runs all rules.
 */
const ONLY_IMPORTS = ['-A', 'all', '-D', 'no-restricted-imports', '-D', 'no-restricted-globals']
const lint = (tree: string, ...folders: string[]) =>
  outcome(tree, 'oxlint', ['-c', '.oxlintrc.json', '--format', 'unix', ...ONLY_IMPORTS, ...folders])

let cruised: Outcome
let linted: Outcome

beforeAll(() => {
  const imports = WRONG_PATHS.map(([path, target]) => [path, `export * from '${target}'\n`])
  cruised = cruise(createTree({ ...ALLOWED, ...Object.fromEntries(imports) }))
  const inUi = NOT_IN_UI.map(([what, text]) => [fileInUi(what), text])
  const tree = createTree({ ...ALLOWED, ...Object.fromEntries([...WRONG_NAMES, ...inUi]) })
  linted = lint(tree, 'packages', 'scripts', 'openapi')
})

afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true })
})

/** Returns the linter's messages about one file. */
const lintOf = (path: string) =>
  linted.output
    .split('\n')
    .filter((line) => line.startsWith(`${path}:`))
    .join('\n')

describe('import rules between packages and layers', () => {
  it('passes a tree without wrong imports', () => {
    const tree = createTree(ALLOWED)
    // Without a TypeScript that it can load, dependency-cruiser reads nothing and passes.
    const modules = `no dependency violations found (${Object.keys(ALLOWED).length} modules`
    expect(cruise(tree)).toMatchObject({ code: 0, output: expect.stringContaining(modules) })
    expect(lint(tree, 'packages', 'scripts', 'openapi')).toMatchObject({ code: 0 })
  })

  it.each(WRONG_PATHS)('refuses %s → %s', (path, _target, rule) => {
    expect(cruised.code).toBeGreaterThan(0)
    expect(cruised.output).toMatch(new RegExp(`error ${rule}: ${path.replaceAll('.', '\\.')} → `))
  })

  it('refuses a cycle', () => {
    expect(cruised.output).toMatch(/error no-circular: packages\/ui\/src\/components\/Box\/Box\.ts →\s+.*Login\.ts/)
  })

  it.each(WRONG_NAMES)('refuses %s', (path) => {
    expect(linted.code).toBe(1)
    expect(lintOf(path)).toContain('no-restricted-imports')
  })

  it.each(NOT_IN_UI)('[UI-02] refuses %s in ui', (what) => {
    expect(lintOf(fileInUi(what))).toMatch(/no-restricted-(imports|globals)/)
  })

  it('[UI-02] finds neither in ui as it is', () => {
    expect(lint(ROOT, 'packages/ui/src')).toMatchObject({ code: 0 })
  })
})
