import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asvsTable } from './asvsTable.ts'

const applicable = 'requirement\tlevel\twhere\nV1.1.1\t2\tapi\nV2.1.1\t1\tdocument\n'
const titles = 'requirement\tstate\thow\tevidence\n'
const good = ['V1.1.1\tmet\tdecoded once\ta.test.ts » decodes once', 'V2.1.1\tmet\ta table\tdoc.md#the-rules']

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'nalam-asvs-'))
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'a.test.ts'), "it('decodes once', () => {})")
  writeFileSync(join(root, 'doc.md'), '# Rules\n\n## The rules\n')
  writeFileSync(join(root, 'src/code.ts'), 'export {}')
})

afterAll(() => rmSync(root, { recursive: true }))

const problems = (...rows: string[]) => asvsTable(titles + rows.join('\n'), applicable, root).problems.join('\n')

describe('the table of security requirements', () => {
  it('links the evidence of each requirement', () => {
    const { table, problems: none, summary } = asvsTable(titles + good.join('\n'), applicable, root)
    expect(none).toEqual([])
    expect(table).toContain('| V1.1.1 | 2 | met | decoded once | [decodes once](../a.test.ts) |')
    expect(summary).toMatch(/^2 requirements: 2 met/)
  })

  it.each([
    ['an applicable number without a row', [good[0]], /V2\.1\.1 applies and has no row/],
    ['a number that does not apply', [...good, 'V9.9.9\tmet\tx\tdoc.md'], /V9\.9\.9 is none of those/],
    ['a number twice', [...good, good[0]], /stands twice/],
    ['a missing file', [good[1], 'V1.1.1\tmet\tx\tgone.test.ts » x'], /gone\.test\.ts does not exist/],
    [
      'a test that no longer says so',
      [good[1], 'V1.1.1\tmet\tx\ta.test.ts » decodes twice'],
      /does not say "decodes twice"/,
    ],
    ['a whole test file', [good[1], 'V1.1.1\tmet\tx\ta.test.ts'], /say which test/],
    ['a heading that is gone', [good[0], 'V2.1.1\tmet\tx\tdoc.md#limits'], /no heading #limits/],
    ['code as proof', [good[0], 'V2.1.1\tmet\tx\tsrc/code.ts'], /neither a test nor a document/],
    ['nothing shown', [good[0], 'V2.1.1\tmet\tx\t'], /shows nothing/],
    ['an unknown state', [good[0], 'V2.1.1\talmost\tx\tdoc.md'], /"almost" is no state/],
  ])('reports %s', (_what, rows, problem) => {
    expect(problems(...rows.map(String))).toMatch(problem)
  })
})
