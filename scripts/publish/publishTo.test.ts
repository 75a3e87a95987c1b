import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nameTheRepository } from './publishTo.mjs'

let folder: string
const manifestOf = (name: string) => join(folder, 'packages', name, 'package.json')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nalam-repository-'))
  for (const name of ['sdk', 'ui']) {
    mkdirSync(join(folder, 'packages', name), { recursive: true })
    writeFileSync(manifestOf(name), JSON.stringify({ name: `@nalam/${name}`, version: '1.0.0' }))
  }
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('writes into each package which repository it is published from', async () => {
  vi.stubEnv('GITHUB_SERVER_URL', 'https://code.example')
  vi.stubEnv('GITHUB_REPOSITORY', 'clinic/nalam')
  await nameTheRepository(folder)
  for (const name of ['sdk', 'ui'])
    expect(JSON.parse(readFileSync(manifestOf(name), 'utf8'))).toEqual({
      name: `@nalam/${name}`,
      version: '1.0.0',
      homepage: `https://code.example/clinic/nalam/tree/main/packages/${name}#readme`,
      bugs: { url: 'https://code.example/clinic/nalam/issues' },
      repository: { type: 'git', url: 'git+https://code.example/clinic/nalam.git', directory: `packages/${name}` },
    })
})

it('leaves the packages as they are where no workflow publishes them', async () => {
  vi.stubEnv('GITHUB_REPOSITORY', '')
  await nameTheRepository(folder)
  expect(JSON.parse(readFileSync(manifestOf('sdk'), 'utf8'))).toEqual({ name: '@nalam/sdk', version: '1.0.0' })
})
