import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT, workspaceNode } from './toolchain.mjs'

const fence = '```'

const good = `# A title, with \`code\` & more

[itself](#a-title-with-code--more) and [another](good.md), [outside](https://nalam.example).
It follows D24, D11a, goal P6, BOOK-07 and decision 0013, and ASVS V6.2.5.
\`[not a link](missing.md)\` is code. Run \`npm start\`, \`pnpm typecheck\`, \`pnpm --filter @nalam/openapi generate\`.

<!-- sample: declare const doctorId: string -->
${fence}ts
import { PRODUCT_NAME } from '@nalam/sdk'
const text: string = PRODUCT_NAME + doctorId
${fence}
`

const planted: Record<string, [text: string, problem: RegExp]> = {
  'missing-file': ['[a](nowhere.md)', /nowhere\.md: there is no such file/],
  'missing-image': ['![a](pictures/none.png)', /no such file/],
  'missing-heading': ['# One\n\n[a](#two)', /#two: there is no such heading/],
  'plain-http': ['[a](http://nalam.example)', /only https/],
  'out-of-the-repository': ['[a](../../secret.md)', /leaves the repository/],
  'missing-command': ['Run `pnpm make-coffee`.', /`pnpm make-coffee`: there is no such command/],
  'missing-command-of-a-package': [`${fence}sh\npnpm --filter @nalam/openapi run coffee\n${fence}`, /no such command/],
  'wrong-sample': [`text\n\n${fence}ts\nconst a: number = 'x'\n${fence}\n`, /wrong-sample\.md:4 error TS2322/],
  'unknown-rule': ['See D99.', /D99: neither a rule/],
  'unknown-goal': ['Goal P77 is met.', /P77: neither a rule .* nor a goal/],
  'unknown-requirement': ['It proves BOOK-99.', /BOOK-99: no requirement/],
  'unknown-decision': ['See decision 9999.', /decision 9999: not in docs\/decisions/],
  'section-of-the-specification': ['Specified in section 4.', /"section 4\.?": of a specification/],
  'wrong-json': [`${fence}json\n{ a: 1 }\n${fence}`, /wrong-json\.md:2 /],
}

const code = `// A comment that cites D98, and RFC 9110 section 4, and U+0000.
/** @see BOOK-98 */
export const notCited = 'R2 D97 section 7'
it('obeys D96', () => undefined)
it.each([1])('obeys D95 %i', () => undefined)
export const Story = {
  name: 'D94',
}
`

const folder = mkdtempSync(join(tmpdir(), 'nalam-documents-'))
let output = ''
let exitCode: number | undefined

beforeAll(async () => {
  writeFileSync(join(folder, 'good.md'), good)
  writeFileSync(join(folder, 'code.ts'), code)
  for (const [name, [text]] of Object.entries(planted)) writeFileSync(join(folder, `${name}.md`), text)
  await new Promise<void>((resolve) => {
    execFile(workspaceNode, [join(ROOT, 'scripts/check-documents.mjs'), folder], (error, stdout, stderr) => {
      output = `${stdout}${stderr}`
      exitCode = typeof error?.code === 'number' ? error.code : 0
      resolve()
    })
  })
})

afterAll(() => rmSync(folder, { recursive: true }))

const problemsOf = (name: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith(`${name.includes('.') ? name : `${name}.md`}:`))
    .join('\n')

describe('the check of the documents', () => {
  it('accepts links, commands and samples that work', () => {
    expect(problemsOf('good')).toBe('')
    expect(output).toContain('2 samples compiled')
  })

  it('reads comments and the titles of tests and stories, not other values', () => {
    expect(problemsOf('code.ts').replaceAll(/: .*/g, '')).toBe(
      'code.ts:1 D98\ncode.ts:4 D96\ncode.ts:5 D95\ncode.ts:7 D94\ncode.ts:2 BOOK-98',
    )
  })

  it.each(Object.entries(planted))('refuses %s', (name, [, problem]) => {
    expect(exitCode).toBe(1)
    expect(problemsOf(name)).toMatch(problem)
  })
})
