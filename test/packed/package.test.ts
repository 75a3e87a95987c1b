// The packed SDK as other teams install it.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect, promisify } from 'node:util'
import ts from 'typescript5'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import * as source from '@nalam/sdk'
import { tarballContent } from '../../scripts/publish/publishTo.ts'
import { ROOT, workspaceNode } from '../../scripts/toolchain.mjs'
import { lintTarball } from '../publish/packageLint.ts'
import { PACKAGE, TARBALL } from './packSdk.ts'

type Sdk = Pick<typeof source, 'createDoctorApi' | 'isApiError'>
const at = (name: string) => join(PACKAGE, 'dist', name)
const load = (file: string): Promise<Sdk> => import(/* @vite-ignore */ pathToFileURL(file).href)
const require = createRequire(import.meta.url)
const sdk = join(ROOT, 'packages/sdk')

describe('the tarball', () => {
  it('has only files that may be shipped, and at most 460 kB to download', () => {
    const target = mkdtempSync(join(tmpdir(), 'nalam-content-'))
    const { problems } = tarballContent('sdk')(TARBALL, target)
    rmSync(target, { recursive: true })
    // Changesets write the changelog when a version is made.
    expect(problems).toEqual(['CHANGELOG.md is missing'])
  })

  it('is accepted by publint and attw', async () => {
    await expect(lintTarball(TARBALL, 'sdk')).resolves.toBeUndefined()
  })

  it('says in an editor what a booking is', () => {
    const file = join(PACKAGE, 'consumer.ts')
    const text = "import type { Booking } from './dist/index.js'\nexport const given: Booking | undefined = undefined"
    const host: ts.LanguageServiceHost = {
      getScriptFileNames: () => [file],
      getScriptVersion: () => '1',
      getScriptSnapshot: (name) => {
        const content = name === file ? text : ts.sys.readFile(name)
        return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
      },
      getCurrentDirectory: () => PACKAGE,
      getCompilationSettings: () => ({ module: ts.ModuleKind.NodeNext, strict: true }),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (name) => name === file || ts.sys.fileExists(name),
      readFile: (name) => ts.sys.readFile(name),
    }
    const hover = ts.createLanguageService(host).getQuickInfoAtPosition(file, text.indexOf('Booking |'))
    expect(ts.displayPartsToString(hover?.documentation)).toMatch(/\w+ \w+/)
  })
})

describe('bytes that a page loads', () => {
  type Size = { name: string; size: number; sizeLimit: number }
  const limits: { name: string }[] = JSON.parse(readFileSync(join(sdk, '.size-limit.json'), 'utf8'))
  let sizes: Size[] = []
  beforeAll(async () => {
    // size-limit exits with 1 if a limit is exceeded. The output is the same.
    const run = promisify(execFile)(workspaceNode, ['node_modules/size-limit/bin.js', '--json'], { cwd: sdk })
    const { stdout } = await run.catch((error: { stdout: string }) => error)
    sizes = JSON.parse(stdout)
  })

  it.each(limits)('$name: within its limit', ({ name }) => {
    const { size, sizeLimit } = sizes.find((row) => row.name === name) ?? { size: 0, sizeLimit: 0 }
    expect(size).toBeGreaterThan(0)
    expect(size).toBeLessThanOrEqual(sizeLimit)
  })

  it('the package brings nothing but openapi-fetch, and a parser that is loaded with the live events', () => {
    const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
    expect(Object.keys(dependencies)).toEqual(['eventsource-parser', 'openapi-fetch'])
  })
})

async function errorOf({ createDoctorApi, isApiError }: Sdk): Promise<Error> {
  const api = createDoctorApi({ baseUrl: 'http://127.0.0.1:9/api', retries: 0 })
  const { error } = await api.lookups.countries().result()
  if (!(error instanceof Error) || !isApiError(error)) throw new Error(`no ApiError: ${String(error)}`)
  return error
}

/** @returns a bundle of the package in which every name that can be short is short */
async function minified(): Promise<string> {
  const outDir = join(PACKAGE, 'page')
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      minify: true,
      lib: { entry: at('index.js'), formats: ['es'], fileName: 'bundled' },
      rolldownOptions: { external: ['eventsource-parser', 'openapi-fetch'] },
    },
  })
  return join(outDir, 'bundled.js')
}

describe.each<[string, () => Promise<Sdk>]>([
  ['as ES modules', () => load(at('index.js'))],
  ['as CommonJS', async () => require(at('index.cjs'))],
  ['in a minified bundle', async () => load(await minified())],
])('the published modules, %s', (how, loaded) => {
  it('export what the source exports', async () => {
    expect(Object.keys(await loaded()).toSorted()).toEqual(Object.keys(source).toSorted())
  })

  it('print an error with its class and the location of the call', async () => {
    const error = await errorOf(await loaded())
    expect(error.name).toBe('ApiError')
    expect(String(error)).toBe('ApiError: Service unavailable - no response from server')
    expect(inspect(error)).toMatch(/^ApiError: Service unavailable - no response from server\n\s+at /)
    expect(error.stack).toContain('package.test.ts')
    // The SDK's functions keep their names unless another bundler removes them.
    if (how !== 'in a minified bundle') {
      expect(error.constructor.name).toBe('ApiError')
      expect(error.stack).toContain('performCall')
    }
  })
})
