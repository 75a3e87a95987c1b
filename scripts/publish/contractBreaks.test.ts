import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../toolchain.mjs'
import { contractBreaks } from './contractBreaks.mjs'
import { CONTRACT_BREAKS, HARMLESS_CONTRACTS, type Document } from './contractPlants.ts'

const contract: Document = JSON.parse(readFileSync(join(ROOT, 'packages/sdk/src/generated/openapi.json'), 'utf8'))

const planted = (change: (document: Document) => void) => {
  const copy = structuredClone(contract)
  change(copy)
  expect(copy).not.toEqual(contract)
  return contractBreaks(contract, copy).join('\n')
}

describe('the gate for breaking changes, contract', () => {
  it('says nothing when nothing changed', () => {
    expect(contractBreaks(contract, structuredClone(contract))).toEqual([])
  })
  it.each(CONTRACT_BREAKS)('refuses: %s', (_what, change, problem) => expect(planted(change)).toMatch(problem))
  it.each(HARMLESS_CONTRACTS)('lets through: %s', (_what, change) => expect(planted(change)).toBe(''))
})
