import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apiDocument } from '../scripts/apiDocument.ts'
import { operations } from '../src/generated/operations.ts'
import { createDoctorApi } from '../src/index.ts'

const text = apiDocument()

it('[SDK-01] api.md is up to date with the code', () => {
  expect(readFileSync(new URL('../api.md', import.meta.url), 'utf8')).toBe(text)
})

it('[SDK-01] api.md names every method and every operation', () => {
  const { use, ...resources } = createDoctorApi({ baseUrl: '/api' })
  expect(use).toBeTypeOf('function')
  for (const [resource, methods] of Object.entries(resources)) {
    for (const name of Object.keys(methods)) expect(text).toContain(`\`${resource}.${name}(`)
  }
  for (const { method, path } of Object.values(operations)) expect(text).toContain(`\`${method} ${path}\``)
})
