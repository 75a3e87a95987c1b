// Every sample of the README is compiled as a consumer's file and run against the test handlers.
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import contract from '../src/generated/openapi.json' with { type: 'json' }
import { isApiError } from '../src/index.ts'
import { respond, doctorApiHandlers } from '../src/testing/index.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = fileURLToPath(new URL('../.cache/readme/', import.meta.url))
const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
const samples = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code)
const titles = samples.map((code) => code.split('\n').find((line) => line && !line.startsWith('import')) ?? '')

const server = setupServer(...doctorApiHandlers())

/** What a sample printed against the handlers, by its place. */
const printed: string[][] = []
const printedBy = (log: { mock: { calls: unknown[][] } }) => log.mock.calls.map((line) => JSON.stringify(line))

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
// Started for each test, because a sample may start and stop such a server itself.
beforeEach(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  server.resetHandlers()
  server.close()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

it('lists every capability, and what every optional package is for', async () => {
  for (const capability of Object.keys(contract['x-capabilities'])) expect(readme).toContain(`| \`${capability}\` |`)
  const { peerDependencies } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    peerDependencies: Record<string, string>
  }
  const [, requirements = ''] = readme.split('\n## Limits and requirements\n')
  for (const name of Object.keys(peerDependencies)) expect(requirements).toContain(`| ${name} `)
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
  if (samples[index]?.includes('new.doctor@')) server.use(respond('loginDoctor', 401))
  await import(/* @vite-ignore */ `${folder}sample-${index}.ts`)
  printed[index] = printedBy(log)
  expect(log.mock.calls.length).toBeGreaterThan(samples[index]?.includes('new.doctor@') ? -1 : 0)
})

// One sample starts a server of its own, one sends nothing.
const sending = titles
  .map((title, index) => [title, index] as const)
  .filter(([, index]) => !/setupServer|password: ''/.test(samples[index] ?? ''))

it.each(sending)('prints nothing of a success if every request is refused: %s', async (_, index) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.stubGlobal('document', { documentElement: { lang: 'ta' } })
  let requests = 0
  const refuse = () => {
    requests++
    return HttpResponse.json({ statusCode: 400, message: 'Refused' }, { status: 400 })
  }
  server.use(http.all('*', refuse))
  const file = `${folder}failing-${index}.ts`
  await writeFile(file, await readFile(`${folder}sample-${index}.ts`, 'utf8'))
  // The sample handles the error or ends with it.
  const ended: unknown = await import(/* @vite-ignore */ file).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect([undefined, 400]).toContain(isApiError(ended) ? ended.status : ended)
  // Events of requests and responses are printed in both.
  const successes = printed[index]?.filter((line) => !/^\["re(?:quest|sponse)"/.test(line)) ?? []
  const repeated = printedBy(log).filter((line) => successes.includes(line))
  expect(requests > 0 ? repeated : []).toEqual([])
})

it('the sample of a server gives every visitor the own session', async () => {
  const cookies: (string | null)[] = []
  const index = samples.findIndex((code) => code.includes('function greet'))
  server.use(http.get('*/doctor/doctor-profile', ({ request }) => void cookies.push(request.headers.get('Cookie'))))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { greet } = (await import(/* @vite-ignore */ `${folder}sample-${index}.ts`)) as {
    greet: (request: Request) => Promise<Response>
  }
  cookies.length = 0
  for (const name of ['first', 'second', undefined])
    await greet(
      new Request('https://clinic.example/hello', name ? { headers: { Cookie: `nalam_session=${name}` } } : {}),
    )
  expect(cookies).toEqual(['nalam_session=first', 'nalam_session=second', ''])
})
