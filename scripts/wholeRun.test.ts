import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './toolchain.mjs'
import { WHOLE_RUN_FILES, namedRequirements, onlyInWholeRun } from './wholeRun.mjs'

it('every file of the second list exists, once', () => {
  expect(WHOLE_RUN_FILES.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  expect(new Set(WHOLE_RUN_FILES).size).toBe(WHOLE_RUN_FILES.length)
})

it('a requirement is left to the whole run exactly if all tests that name it are', () => {
  const { named } = namedRequirements()
  const left = onlyInWholeRun()
  expect(left.length).toBeLessThan(named.size / 4)
  const wrong = [...named].filter(([id, files]) => {
    const isTestedAtOnce = [...files].some((file) => !WHOLE_RUN_FILES.includes(file) && !file.endsWith('.stories.tsx'))
    return left.includes(id) === isTestedAtOnce
  })
  expect(wrong.map(([id]) => id)).toEqual([])
})
