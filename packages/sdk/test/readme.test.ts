// Every sample of the README is compiled as a consumer's file and run against the test handlers.
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { respond, doctorApiHandlers } from '../src/testing/index.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = fileURLToPath(new URL('../.cache/readme/', import.meta.url))
const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
const samples = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code)
const titles = samples.map((code) => code.split('\n').find((line) => line && !line.startsWith('import')) ?? '')

const server = setupServer(...doctorApiHandlers())

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  for (const [index, code] of samples.entries()) {
    // A page has an address against which `/api` is resolved, a test has none.
    const runnable = code.replaceAll("'/api'", "'https://clinic.example/api'")
    await writeFile(`${folder}sample-${index}.ts`, `${runnable}\nexport {}\n`)
  }
  await writeFile(
    `${folder}tsconfig.json`,
    JSON.stringify({
      extends: '../../../../tsconfig.dev.json',
      compilerOptions: { noUnusedLocals: false },
      include: ['*.ts'],
    }),
  )
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

it('all samples compile', async () => {
  expect(samples.length).toBeGreaterThan(10)
  const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', pathToFileURL(root)))
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) => ({
    stdout,
  }))
  expect(stdout).toBe('')
})

it.each(titles.map((title, index) => [title, index] as const))('runs: %s', async (_, index) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.stubGlobal('document', { documentElement: { lang: 'ta' } })
  // Started for each sample, because a sample may start and stop such a server itself.
  server.listen({ onUnhandledFrame: 'error' })
  if (samples[index]?.includes('new.doctor@')) server.use(respond('loginDoctor', 401))
  await import(/* @vite-ignore */ `${folder}sample-${index}.ts`)
  expect(log.mock.calls.length).toBeGreaterThan(samples[index]?.includes('new.doctor@') ? -1 : 0)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  server.resetHandlers()
  server.close()
})
