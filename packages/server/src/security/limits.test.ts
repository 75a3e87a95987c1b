import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CODE_TRIES, defaultLimits } from './limits.ts'

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 }
const document = readFileSync(resolve(import.meta.dirname, '../../../../docs/security.md'), 'utf8')

/** `| \`name\` | 50 in 15 minutes | … |` */
const rows = [...document.matchAll(/^\| `(\w+)` \| (\d+) in (\d+) (second|minute|hour|day)s? \|/gm)].map(
  ([, name = '', tries, times, unit = '']) => [
    name,
    { tries: Number(tries), seconds: Number(times) * (SECONDS[unit] ?? 0) },
  ],
)

describe('limits', () => {
  it('the document has every limit as it is', () => {
    expect(Object.fromEntries(rows)).toEqual(defaultLimits)
    expect(document).toContain(`A code takes ${CODE_TRIES} tries`)
  })
})
