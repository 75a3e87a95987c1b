// Checks that other teams' tools can read the contract: Redocly and Spectral lint the published
// document; openapi-typescript, hey-api and orval generate clients from it, and these compile.
// Downloads Spectral and orval once, into .cache.
//   pnpm check:readers
import { mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cachedTool } from '../publish/cachedTool.ts'
import { must } from '../../scripts/publish/workingCopy.ts'
import { ROOT, run } from '../../scripts/toolchain.mjs'

const contract = join(ROOT, 'packages/sdk/src/generated/openapi.json')
const folder = mkdtempSync(join(tmpdir(), 'nalam-readers-'))
const at = (name: string) => join(folder, name)
const workspace = (owner: string, file: string) => join(ROOT, owner, 'node_modules', file)

/**
 * The only pattern that Spectral compiles without the flag `u`, which JSON Schema 2020-12 requires.
 * Its description says so.
 */
const NEEDS_UNICODE_MODE = JSON.parse(readFileSync(contract, 'utf8')).components.schemas.DoctorName.pattern

async function spectral() {
  const modules = await cachedTool('@stoplight/spectral-cli', '6.16.3')
  writeFileSync(at('ruleset.yaml'), "extends: ['spectral:oas']\n")
  const program = join(modules, '@stoplight/spectral-cli/dist/index.js')
  const options = ['-r', at('ruleset.yaml'), '-f', 'json', '-q', '-o', at('spectral.json')]
  await run('node', [program, 'lint', contract, ...options], { quiet: true })
  const found: { code: string; message: string; path: string[] }[] = JSON.parse(
    readFileSync(at('spectral.json'), 'utf8'),
  )
  const others = found.filter(({ message }) => !message.includes(NEEDS_UNICODE_MODE))
  if (others.length > 0) throw new Error(others.map(({ message, path }) => `${path.join('.')}: ${message}`).join('\n'))
  return `${found.length} findings, all about the pattern of names`
}

async function redocly() {
  const program = workspace('openapi', '@redocly/cli/bin/cli.js')
  await must('node', [program, 'lint', contract, '--config', join(ROOT, 'openapi/redocly.yaml')], folder, {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  })
}

/** @param text code that uses the generated client */
async function compiles(name: string, text: string) {
  const target = at(name)
  writeFileSync(join(target, 'use.ts'), text)
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  }
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }))
  await must('tsc', ['-p', target], ROOT)
}

async function openapiTypescript() {
  mkdirSync(at('types'))
  const program = workspace('openapi', 'openapi-typescript/bin/cli.js')
  await must('node', [program, contract, '-o', at('types/schema.ts')], folder)
  await compiles(
    'types',
    `import type { components } from './schema'
type Page = components['schemas']['BookingPageResponse']
export const isNamed = (page: components['schemas']['BookingPage']): Page => page
`,
  )
}

async function heyApi() {
  const program = workspace('packages/sdk/bench', '@hey-api/openapi-ts/bin/run.js')
  const options = ['--input', contract, '--output', at('hey'), '--client', '@hey-api/client-fetch', '--silent']
  await must('node', [program, ...options], join(ROOT, 'packages/sdk/bench'))
  await compiles(
    'hey',
    `import { listBookings } from './sdk.gen'
import type { BookingPage, NestedBookingPage } from './types.gen'
export const page = listBookings({ body: { doctorId: 'doc', page: 1 } })
export type Known = BookingPage | NestedBookingPage
`,
  )
}

async function orval() {
  const modules = await cachedTool('orval', '8.38.0')
  mkdirSync(at('orval'))
  symlinkSync(modules, at('node_modules'))
  const program = join(modules, 'orval/dist/bin/orval.mjs')
  const options = ['--input', contract, '--output', at('orval/api.ts'), '--client', 'fetch']
  await must('node', [program, ...options], folder)
  await compiles(
    'orval',
    `import { listBookings, type BookingPage } from './api'
export const page = listBookings({ doctorId: 'doc', page: 1 })
export type Known = BookingPage
`,
  )
}

let failed = 0
try {
  for (const [name, read] of Object.entries({ redocly, spectral, openapiTypescript, heyApi, orval })) {
    try {
      const more = await read()
      console.log(`ok   ${name}${more ? `: ${more}` : ''}`)
    } catch (error) {
      failed += 1
      console.error(`FAIL ${name}\n${error instanceof Error ? error.message : String(error)}`)
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}
process.exit(failed > 0 ? 1 : 0)
