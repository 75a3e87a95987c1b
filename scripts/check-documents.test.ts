import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT, workspaceNode } from './toolchain.mjs'

const fence = '```'

const good = `# A title, with \`code\` & more

[itself](#a-title-with-code--more) and [another](good.md), [outside](https://nalam.example).
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
  'wrong-json': [`${fence}json\n{ a: 1 }\n${fence}`, /wrong-json\.md:2 /],
}

const folder = mkdtempSync(join(tmpdir(), 'nalam-documents-'))
let output = ''
let code: number | undefined

beforeAll(async () => {
  writeFileSync(join(folder, 'good.md'), good)
  for (const [name, [text]] of Object.entries(planted)) writeFileSync(join(folder, `${name}.md`), text)
  await new Promise<void>((resolve) => {
    execFile(workspaceNode, [join(ROOT, 'scripts/check-documents.mjs'), folder], (error, stdout, stderr) => {
      output = `${stdout}${stderr}`
      code = typeof error?.code === 'number' ? error.code : 0
      resolve()
    })
  })
})

afterAll(() => rmSync(folder, { recursive: true }))

const problemsOf = (name: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith(`${name}.md:`))
    .join('\n')

describe('the check of the documents', () => {
  it('is content with links, commands and samples that hold', () => {
    expect(problemsOf('good')).toBe('')
    expect(output).toContain('2 samples compiled')
  })

  it.each(Object.entries(planted))('refuses %s', (name, [, problem]) => {
    expect(code).toBe(1)
    expect(problemsOf(name)).toMatch(problem)
  })
})
