import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../toolchain.mjs'
import { nameTheRepository } from './publishTo.ts'
import { PUBLISHED } from './workingCopy.ts'

it.each(PUBLISHED)('%s names its repository, its page, its issues and what it is about', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'nalam-manifests-'))
  for (const part of PUBLISHED) {
    mkdirSync(join(folder, 'packages', part), { recursive: true })
    cpSync(join(ROOT, 'packages', part, 'package.json'), join(folder, 'packages', part, 'package.json'))
  }
  nameTheRepository(folder, { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'clinic/nalam' })
  const manifest = JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8'))
  rmSync(folder, { recursive: true })
  expect(manifest).toMatchObject({
    name: `@nalam/${name}`,
    repository: { type: 'git', url: 'git+https://git.example/clinic/nalam.git', directory: `packages/${name}` },
    homepage: `https://git.example/clinic/nalam/tree/main/packages/${name}#readme`,
    bugs: { url: 'https://git.example/clinic/nalam/issues' },
    license: 'Apache-2.0',
  })
  expect(manifest.keywords.length).toBeGreaterThan(3)
  expect(manifest).not.toHaveProperty('funding')
})

it.each(PUBLISHED)('%s names them before any workflow does', (name) => {
  const { repository, homepage, bugs } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'))
  const place = /^git\+(https:.+)\.git$/.exec(repository.url)?.[1]
  expect(place).toBeDefined()
  expect(repository.directory).toBe(`packages/${name}`)
  expect(homepage).toBe(`${place}/tree/main/packages/${name}#readme`)
  expect(bugs.url).toBe(`${place}/issues`)
})

it('leaves the packages as they are where no workflow publishes them', () => {
  // The folder does not exist, so writing to it would fail.
  expect(() => nameTheRepository('/nowhere', { GITHUB_REPOSITORY: '' })).not.toThrow()
})
