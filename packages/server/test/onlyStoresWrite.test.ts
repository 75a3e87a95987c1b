import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const packageFolder = resolve(import.meta.dirname, '..')
const WRITE = /\.(?:insert|update|delete)\(\s*(?:schema\.)?(bookings|slots|slotChanges|tickets|messages|audit)\s*\)/g

it.each([
  ['db.insert(bookings)', 1],
  ['within\n  .update(slots)', 1],
  ['db.delete( tickets )', 1],
  ['db.insert(bookingCounts)', 0],
])('%j counts as %i writes', (source, writes) => {
  expect([...source.matchAll(WRITE)]).toHaveLength(writes)
})

it('bookings, slots, changes of slots, tickets, messages and the audit are written in one place only, in demo data, tests and measurements too', () => {
  const files = globSync('{src,test,bench}/**/*.ts', { cwd: packageFolder })
  expect(files.length).toBeGreaterThan(100)
  const writers = files.flatMap((file) =>
    [...readFileSync(resolve(packageFolder, file), 'utf8').matchAll(WRITE)].flatMap(([, table]) =>
      new RegExp(`^src/${table}/(?:s|[a-z]+S)tore\\.ts$`).test(file) ||
      (table === 'audit' && file === 'src/changes/recordChange.ts') ||
      file.endsWith('onlyStoresWrite.test.ts')
        ? []
        : [`${file}: ${table}`],
    ),
  )
  expect(writers).toEqual([])
})
