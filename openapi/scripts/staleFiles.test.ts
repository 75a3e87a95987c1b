import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { staleFiles } from './staleFiles.ts'

it('a generated file that changed, is missing or is no longer generated is stale', async () => {
  const base = mkdtempSync(path.join(tmpdir(), 'nalam-stale-'))
  const write = (folder: string, files: Record<string, string>) => {
    mkdirSync(path.join(base, folder))
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(base, folder, name), text)
  }
  write('fresh', { 'same.ts': '1', 'changed.ts': '2', 'missing.ts': '3' })
  write('committed', { 'same.ts': '1', 'changed.ts': '0', 'left.ts': '4' })
  expect(await staleFiles(path.join(base, 'fresh'), path.join(base, 'committed'))).toEqual([
    'changed.ts',
    'left.ts',
    'missing.ts',
  ])
  rmSync(base, { recursive: true })
})
