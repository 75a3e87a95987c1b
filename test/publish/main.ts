// Publishes @nalam/contract, @nalam/sdk, @nalam/ui and @nalam/server to a registry on this machine
// and uses them as other teams would, in fresh folders without any link to the workspace (REL-01,
// U5, K7). Takes minutes, so it runs nightly and for every release.
//   pnpm check:publish               everything
//   pnpm check:publish node,types    the named parts: lint, smoke, server, install, node, react,
//                                    fluent, msw, readme, components, types, snapshot, breaking, second
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { breakingChange } from './breakingChange.ts'
import { exampleInBrowser } from './exampleInBrowser.ts'
import { freshFolder } from './freshFolder.ts'
import { installMatrix } from './installMatrix.ts'
import { localRegistry, registrySettings } from './localRegistry.ts'
import { packageLint } from './packageLint.ts'
import { nestedProviders } from './nestedProviders.ts'
import { nodeVersions } from './nodeVersions.ts'
import { DEMO, platform } from './platform.ts'
import { changeset, packedPackages, versionOf } from '../../scripts/publish/publishTo.ts'
import { readmeSamples } from './readmeSamples.ts'
import { secondVersion } from './secondVersion.ts'
import { serverComponents } from './serverComponents.ts'
import { serverPackage } from './serverPackage.ts'
import { signInWithBrowser } from './signInWithBrowser.ts'
import { typeChecks } from './typeChecks.ts'
import { buildPublished, commit, must, PUBLISHED, workingCopy } from '../../scripts/publish/workingCopy.ts'
import { ROOT, run } from '../../scripts/toolchain.mjs'

const only = process.argv[2] ? new Set(process.argv[2].split(',')) : undefined
const wanted = (part: string) => !only || only.has(part)
const base = mkdtempSync(join(tmpdir(), 'nalam-publish-'))
const folder = (name: string) => join(base, name)

const count = { passed: 0, failed: 0 }
function report(what: string, problem: string | undefined, begun: number) {
  count[problem ? 'failed' : 'passed'] += 1
  console.log(`${problem ? 'FAIL' : 'ok  '} ${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${what}`)
  if (problem) console.log(problem.replaceAll(/^/gm, '     '))
}

/** @param work throws if it fails, and may return a note */
async function step(what: string, work: () => Promise<string | void>) {
  const begun = Date.now()
  try {
    const more = await work()
    report(more ? `${what}: ${more}` : what, undefined, begun)
    return true
  } catch (error) {
    report(what, error instanceof Error ? error.message : String(error), begun)
    return false
  }
}

const stops: (() => Promise<void>)[] = []

/**
 * @returns the address of a registry with the packages; undefined if
 * they could not be published
 */
async function published(): Promise<string | undefined> {
  const registry = await localRegistry(folder('registry'))
  stops.push(registry.stop)
  const copy = folder('copy')
  const done =
    (await step('a copy of the work tree installs', () => workingCopy(copy))) &&
    (await step('changesets become versions and changelogs', async () => {
      await changeset(copy, ['version'])
      commit(copy, 'Version packages')
      if (new Set(PUBLISHED.map((name) => versionOf(copy, name))).size > 1)
        throw new Error('the packages do not carry one version')
      return versionOf(copy, 'sdk')
    })) &&
    (await step('contract, sdk, ui and server build', () =>
      // `npm test` has just built both from these files.
      buildPublished(copy, process.env['NALAM_SERVER_MAIN'] ? ROOT : undefined),
    )) &&
    (await step('the tarballs hold only what may be shipped', async () => {
      const packed = await packedPackages(copy)
      return packed
        .map(({ name, files, bytes }) => `${name} ${files.length} files, ${(bytes / 1000).toFixed(0)} kB`)
        .join('; ')
    })) &&
    (await step('the contract names the version of the packages', async () => {
      const { info } = JSON.parse(readFileSync(join(copy, 'packages/contract/dist/openapi.json'), 'utf8'))
      if (info.version !== versionOf(copy, 'contract')) throw new Error(`info.version is ${info.version}`)
      return info.version
    })) &&
    (!wanted('lint') ||
      (await step('publint and attw find nothing in any of them', async () => {
        for (const name of PUBLISHED) await packageLint(copy, name)
      }))) &&
    (await step('all are published, and a second run publishes nothing', async () => {
      writeFileSync(join(copy, '.npmrc'), registrySettings(registry.url))
      await changeset(copy, ['publish', '--no-git-tag'])
      const again = await changeset(copy, ['publish', '--no-git-tag'])
      if (!/No unpublished projects/.test(again)) throw new Error(again)
      return undefined
    }))
  return done ? registry.url : undefined
}

async function smoke(registry: string) {
  const version = versionOf(folder('copy'), 'sdk')
  const target = folder('smoke')
  const dependencies = {
    '@nalam/sdk': version,
    '@nalam/ui': version,
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    standardwebhooks: '^1.0.0',
    'tough-cookie': '^6.0.0',
  }
  // pnpm takes a fifth of npm's time; the parts node, install and react use npm.
  await freshFolder(target, registry, { manifest: { dependencies }, with: 'pnpm' })
  writeFileSync(
    join(target, 'required.cjs'),
    `const { createDoctorApi, formatPhone } = require('@nalam/sdk')
const { cookieFetch } = require('@nalam/sdk/node')
const api = createDoctorApi({ baseUrl: 'http://127.0.0.1:9/api', fetch: cookieFetch(), retries: 0 })
api.lookups.countries().result().then(({ ok, error }) => console.log(ok, error.status, error.message, formatPhone('9840012345')))`,
  )
  writeFileSync(
    join(target, 'imported.mjs'),
    `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Login, NalamProvider } from '@nalam/ui'
const never = async () => ({ ok: true })
const props = { registerHref: '/', onLogin: never, onVerify: never, onResend: never, onForgotPassword: never, onResetPassword: never, onContinue: never }
const html = renderToString(createElement(NalamProvider, {}, createElement(Login, props)))
for (const entry of ['', '/queries', '/response-check', '/rules', '/node', '/webhooks']) await import('@nalam/sdk' + entry)
console.log(['Login', 'Password', 'Forgot Password', 'Register'].every((text) => html.includes(text)))`,
  )
  const [required, imported] = [
    await must('node', ['required.cjs'], target),
    await must('node', ['imported.mjs'], target),
  ]
  const expected = 'false 503 Service unavailable - no response from server +9198400-12345'
  if (required.trim() !== expected) throw new Error(`The SDK said: ${required}`)
  if (imported.trim() !== 'true') throw new Error(`The screen was not drawn: ${imported}`)
  return version
}

async function nodeScripts(registry: string, origin: string) {
  const target = folder('node-list-bookings')
  const installed = await step('node-list-bookings installs with npm', async () => {
    await freshFolder(target, registry, { example: 'node-list-bookings' })
    return undefined
  })
  if (!installed) return
  const env = { NALAM_API: `${origin}/api`, NALAM_EMAIL: DEMO.email, NALAM_PASSWORD: DEMO.password }
  for (const { version, path } of await nodeVersions()) {
    for (const script of ['list-bookings.mjs', 'list-bookings.cjs']) {
      await step(`Node ${version} runs ${script} against the running server`, async () => {
        const output = await must(path, [script], target, env)
        const rows = output
          .split('\n')
          .filter((line) => /^\d\d-\d\d-\d{4} \d\d:\d\d {2}\S.*\+91\d{5}-\d{5}$/.test(line))
        if (rows.length !== 10 || !output.includes(`${DEMO.name}: 140 bookings`)) throw new Error(output)
        return `${rows.length} bookings`
      })
    }
  }
  await step('a wrong password ends in one sentence', async () => {
    const { code, output } = await run('node', ['list-bookings.mjs'], {
      quiet: true,
      cwd: target,
      env: { ...env, NALAM_PASSWORD: 'x' },
    })
    if (code !== 1 || output.trim() !== 'The email or the password is wrong.') throw new Error(output)
    return output.trim()
  })
}

async function reactLogin(registry: string, origin: string) {
  const target = folder('react-login')
  const installed = await step(
    'react-login installs with pnpm, which shows a package only what it asks for',
    async () => {
      await freshFolder(target, registry, { example: 'react-login', with: 'pnpm' })
      return undefined
    },
  )
  if (!installed) return
  await step('it type-checks and builds', async () => void (await must('npm', ['run', 'build'], target)))
  await step('its test passes in jsdom, without a server', async () => void (await must('npm', ['test'], target)))
  await step('it signs in, in a real browser, through Vite’s proxy', () =>
    exampleInBrowser(target, { NALAM_API: origin }, signInWithBrowser),
  )
}

async function fluentHost(registry: string) {
  const target = folder('fluent-host')
  await step('fluent-host installs with pnpm, type-checks and builds', async () => {
    await freshFolder(target, registry, { example: 'fluent-host', with: 'pnpm' })
    await must('npm', ['run', 'build'], target)
  })
  await step('each part of it has the theme of the nearest provider, in both nestings and in dialogs', () =>
    exampleInBrowser(target, {}, nestedProviders),
  )
}

async function snapshot(registry: string) {
  const copy = folder('copy')
  const changesetFile = join(copy, '.changeset/try.md')
  writeFileSync(changesetFile, "---\n'@nalam/ui': patch\n---\n\nSomething to try.\n")
  await must('node', ['scripts/release.ts', '--snapshot', 'feature/Try this'], copy)
  rmSync(changesetFile)
  const tags = await must('npm', ['view', '@nalam/ui', 'dist-tags', '--json', '--loglevel=error'], copy)
  const { latest, 'feature-try-this': tried } = JSON.parse(tags.slice(tags.indexOf('{')))
  if (latest !== versionOf(copy, 'ui')) throw new Error(`latest has moved to ${latest}`)
  if (!/^\d+\.\d+\.\d+-feature-try-this-\d{14}$/.test(tried ?? '')) throw new Error(`the tag leads to ${tried}`)
  // npm has an older list of the packages' versions in its cache.
  await freshFolder(folder('snapshot'), registry, {
    preferOffline: false,
    manifest: { dependencies: { '@nalam/ui': 'feature-try-this', react: '^19.0.0', 'react-dom': '^19.0.0' } },
  })
  return tried
}

async function everything() {
  const registry = await published()
  if (!registry) return
  if (wanted('smoke'))
    await step('both install in a fresh folder and run there, as ES modules and CommonJS', () => smoke(registry))
  if (wanted('server')) await serverPackage(folder, registry, versionOf(folder('copy'), 'server'), step)
  if (wanted('install')) await installMatrix(folder, registry, versionOf(folder('copy'), 'sdk'), step)
  if (wanted('node') || wanted('react')) {
    let origin = ''
    const runs = await step('the reference server runs with demo data on the oldest Node', async () => {
      const [oldest] = await nodeVersions()
      if (oldest === undefined) throw new Error('no Node to run it')
      const server = await platform(folder('data'), oldest.path)
      stops.push(server.stop)
      origin = server.origin
      return oldest.version
    })
    if (runs && wanted('node')) await nodeScripts(registry, origin)
    if (runs && wanted('react')) await reactLogin(registry, origin)
  }
  if (wanted('fluent')) await fluentHost(registry)
  if (wanted('msw')) {
    for (const example of ['test-with-msw', 'swr-bookings', 'tanstack-query-bookings'])
      await step(`${example} installs, and its tests pass without a server`, async () => {
        await freshFolder(folder(example), registry, { example })
        await must('npm', ['test'], folder(example))
      })
  }
  if (wanted('readme'))
    await step('the samples of the READMEs and guides in the tarballs compile and run', () =>
      readmeSamples(folder('readme'), registry, versionOf(folder('copy'), 'sdk')),
    )
  if (wanted('components'))
    await step('server components call catalogues, themes and formats, and render components', () =>
      serverComponents(folder('components'), registry, versionOf(folder('copy'), 'ui')),
    )
  if (wanted('types')) await typeChecks(folder('types'), registry, versionOf(folder('copy'), 'sdk'), report)
  if (wanted('snapshot')) await step('a branch is published as a snapshot under its own tag', () => snapshot(registry))
  if (wanted('breaking')) {
    await step('a breaking change without a major changeset is refused', () => breakingChange(folder('copy')))
  }
  // Last, because the registry has a newer version than the copy from here on.
  if (wanted('second')) await secondVersion(folder, registry, step)
}

try {
  await everything()
} finally {
  for (const stop of stops.toReversed()) await stop()
  rmSync(base, { recursive: true, force: true })
}
console.log(`${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0)
