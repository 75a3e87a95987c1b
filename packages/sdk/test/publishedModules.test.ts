// The built modules, loaded as users load them: ES modules, CommonJS, and bundled once more.
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeModules } from '../scripts/writeModules.ts'
import * as source from '../src/index.ts'
import type * as Validation from '../src/validation/index.ts'
import type * as NodeEntry from '../src/node/index.ts'
import type * as Testing from '../src/testing/index.ts'
import type * as Checking from '../src/response-check/index.ts'

type Sdk = Pick<typeof source, 'createDoctorApi' | 'isApiError'>

const folder = mkdtempSync(join(tmpdir(), 'nalam-modules-'))
const at = (name: string) => join(folder, name)
const load = (name: string): Promise<Sdk> => import(/* @vite-ignore */ pathToFileURL(at(name)).href)

beforeAll(async () => {
  symlinkSync(fileURLToPath(new URL('../node_modules', import.meta.url)), at('node_modules'))
  await writeModules(folder)
  const bundle = await rolldown({
    input: { bundled: at('index.js') },
    external: ['eventsource-parser', 'openapi-fetch'],
  })
  await bundle.write({ dir: at('page'), minify: true })
  await bundle.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

async function errorOf({ createDoctorApi, isApiError }: Sdk): Promise<Error> {
  const api = createDoctorApi({ baseUrl: 'http://127.0.0.1:9/api', retries: 0 })
  const { error } = await api.lookups.countries().result()
  if (!(error instanceof Error) || !isApiError(error)) throw new Error(`no ApiError: ${String(error)}`)
  return error
}

describe.each<[string, () => Promise<Sdk>]>([
  ['as ES modules', () => load('index.js')],
  ['as CommonJS', async () => createRequire(import.meta.url)(at('index.cjs'))],
  ['in a minified bundle', () => load('page/bundled.js')],
])('the published modules, %s', (how, loaded) => {
  it('export what the source exports', async () => {
    expect(Object.keys(await loaded()).toSorted()).toEqual(Object.keys(source).toSorted())
  })

  it('print an error with its class and the location of the call', async () => {
    const error = await errorOf(await loaded())
    expect(error.name).toBe('ApiError')
    expect(String(error)).toBe('ApiError: Service unavailable - no response from server')
    expect(inspect(error)).toMatch(/^ApiError: Service unavailable - no response from server\n\s+at /)
    expect(error.stack).toContain('publishedModules.test.ts')
    // The SDK's functions keep their names unless another bundler removes them.
    if (how !== 'in a minified bundle') {
      expect(error.constructor.name).toBe('ApiError')
      expect(error.stack).toContain('performCall')
    }
  })
})

const require = createRequire(import.meta.url)

it.each<[string, (name: string) => Promise<unknown>]>([
  ['ES modules', (name) => import(/* @vite-ignore */ pathToFileURL(at(`${name}.js`)).href)],
  ['CommonJS', async (name) => require(at(`${name}.cjs`))],
])('the other entry points work as %s, with the packages that they need', async (_, loaded) => {
  const { loginSchema } = (await loaded('validation')) as typeof Validation
  expect(loginSchema().safeParse({ email: '', password: '' }).success).toBe(false)
  const { cookieFetch } = (await loaded('node')) as typeof NodeEntry
  expect(cookieFetch()).toBeTypeOf('function')
  const { doctorApiHandlers } = (await loaded('testing')) as typeof Testing
  expect(doctorApiHandlers().length).toBeGreaterThan(20)
  const { responseCheck } = (await loaded('response-check')) as typeof Checking
  expect(responseCheck('strict').problems('listCountries', 200, {})).not.toEqual([])
})

describe('the published modules', () => {
  const modules = () => readdirSync(folder).filter((name) => /\.c?js$/.test(name))

  it('have short lines, data and lists of imports and exports aside, because Node prints the line of an error', () => {
    for (const name of modules()) {
      const lines = readFileSync(at(name), 'utf8').split('\n')
      const long = lines.filter(
        (line) => line.length > 600 && !/exports\.\w+=|(?:ex|im)port\s*\{|JSON\.parse/.test(line),
      )
      expect({ name, long }).toEqual({ name, long: [] })
    }
  })

  it('have generated data once, for both module systems (K7)', () => {
    for (const name of ['testing', 'response-check'])
      for (const end of ['js', 'cjs'])
        expect(readFileSync(at(`${name}.${end}`), 'utf8')).toMatch(/\.\/(?:examples|responseSchemas)\.cjs/)
    // The webhooks' schemas and their entry are 4 kB of it.
    const bytes = modules().reduce((sum, name) => sum + statSync(at(name)).size, 0)
    expect(bytes).toBeLessThan(331_000)
  })
})
