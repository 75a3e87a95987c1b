// Bytes that a page loads for this package, compared with the limits of .size-limit.json (goal K1).
// Bytes do not depend on the machine, so this test can fail the build.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

type Size = { name: string; passed: boolean; size: number; sizeLimit: number }

const root = new URL('..', import.meta.url)
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(new URL(name, root), 'utf8'))
const limits = (await read('.size-limit.json')) as { name: string }[]
let sizes: Size[] = []

beforeAll(async () => {
  const bin = fileURLToPath(new URL('node_modules/size-limit/bin.js', root))
  // size-limit exits with 1 if a limit is exceeded. The output is the same.
  const { stdout } = await promisify(execFile)(process.execPath, [bin, '--json'], { cwd: fileURLToPath(root) }).catch(
    (error: { stdout: string }) => error,
  )
  sizes = JSON.parse(stdout)
})

describe('goal K1', () => {
  it.each(limits)('$name: within its limit', ({ name }) => {
    const { size, sizeLimit } = sizes.find((row) => row.name === name) ?? { size: 0, sizeLimit: 0 }
    expect(size).toBeGreaterThan(0)
    expect(size).toBeLessThanOrEqual(sizeLimit)
  })

  it('holds the client with all operations to 13.1 kB', () => {
    expect(sizes[0]).toMatchObject({ name: expect.stringContaining('createDoctorApi'), sizeLimit: 13_100 })
  })

  it('the package brings nothing but openapi-fetch, and a parser that is loaded with the live events', async () => {
    const dependencies = { 'eventsource-parser': 'catalog:', 'openapi-fetch': 'catalog:' }
    expect(await read('package.json')).toHaveProperty('dependencies', dependencies)
  })
})
