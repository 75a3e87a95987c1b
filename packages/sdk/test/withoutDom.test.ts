// A consumer in Node has no DOM types. The sources compile without them, and so do the declarations.
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../.cache/withoutDom/', import.meta.url))
const consumer = `import { createDoctorApi, type CallOptions, type Fetch } from '@nalam/sdk'
import { cookieFetch } from '@nalam/sdk/node'
import { createQueries } from '@nalam/sdk/queries'
import { responseCheck } from '@nalam/sdk/response-check'
const options: CallOptions = { credentials: 'omit', cache: 'no-store', priority: 'low' }
const own: Fetch = (url, init) => fetch(url, init)
const api = createDoctorApi({ baseUrl: 'https://clinic.example/api', fetch: cookieFetch({ fetch: own }), responseCheck: responseCheck('report') })
void createQueries(api).session.renew().fetch()
void api.profile.uploadImage(new Blob(['x']), options)
`

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}consumer.ts`, consumer)
  const compilerOptions = { lib: ['ES2024'], types: ['node'], skipLibCheck: false, noEmit: true, jsx: 'react-jsx' }
  const settings = { extends: '../../../../tsconfig.base.json', compilerOptions, files: ['consumer.ts'] }
  await writeFile(`${folder}tsconfig.json`, JSON.stringify(settings))
})
afterAll(() => rm(folder, { recursive: true }))

it('[SDK-01] compiles for a consumer whose lib has no DOM', async () => {
  const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
})
