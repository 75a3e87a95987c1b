import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../toolchain.mjs'
import { CONTRACT_BREAKS, HARMLESS_CONTRACTS } from './contractPlants.ts'
import { HARMLESS_TYPES, TYPE_BREAKS, type TypePlant } from './plants.ts'
import { cachingHost, typeBreaks } from './typeBreaks.mjs'

const work = mkdtempSync(join(tmpdir(), 'nalam-types-'))
const host = cachingHost()
const at = (name: string, state: 'before' | 'after') => join(work, name, state)

beforeAll(() => {
  for (const name of ['sdk', 'ui']) {
    for (const state of ['before', 'after'] as const) {
      mkdirSync(at(name, state), { recursive: true })
      for (const part of ['package.json', 'src'])
        cpSync(join(ROOT, 'packages', name, part), join(at(name, state), part), { recursive: true })
    }
    symlinkSync(join(ROOT, 'packages', name, 'node_modules'), join(work, name, 'node_modules'))
  }
})
afterAll(() => rmSync(work, { recursive: true }))

/** Makes the change, asks the gate, and takes the change back. */
function planted([, path, from, to]: TypePlant): string[] {
  const [name = '', ...file] = path.split('/')
  const target = join(at(name, 'after'), ...file)
  const text = readFileSync(target, 'utf8')
  expect(text, `${path} has no "${from}"`).toContain(from)
  writeFileSync(
    target,
    text.replace(from, () => to),
  )
  try {
    return typeBreaks(at(name, 'before'), at(name, 'after'), host)
  } finally {
    writeFileSync(target, text)
  }
}

describe('the gate for breaking changes, types', { timeout: 60_000 }, () => {
  it.each(['sdk', 'ui'])('says nothing when nothing changed: %s', (name) => {
    expect(typeBreaks(at(name, 'before'), at(name, 'after'), host)).toEqual([])
  })
  it.each(TYPE_BREAKS)('refuses: %s', (...plant) => expect(planted(plant)).not.toEqual([]))
  it.each(HARMLESS_TYPES)('lets through: %s', (...plant) => expect(planted(plant)).toEqual([]))
  it('is tried with at least forty breaks and twenty harmless changes', () => {
    expect(TYPE_BREAKS.length + CONTRACT_BREAKS.length).toBeGreaterThanOrEqual(40)
    expect(HARMLESS_TYPES.length + HARMLESS_CONTRACTS.length).toBeGreaterThanOrEqual(20)
  })
})
