import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROOT, workspaceNode } from './toolchain.mjs'

const workflow = (step: string, permissions = 'permissions: {}\n') =>
  `name: x\non: push\n${permissions}jobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`

const good = {
  'an action at one commit': workflow('uses: actions/checkout@df4cb1c069e1874edd31b4311f1884172cec0e10 # v6.0.3'),
  'an action of our own': workflow('uses: ./.github/actions/set-up'),
  'a root script': workflow('run: pnpm run typecheck'),
  'a script of a package': workflow('run: pnpm --filter @nalam/openapi run lint'),
  'pnpm at the project’s version': workflow('run: npm install --global pnpm@12.21.0'),
}

const planted: Record<string, [text: string, problem: RegExp]> = {
  'text from outside in a script': [workflow('run: echo ${{ github.event.pull_request.title }}'), /untrusted/],
  'a moving tag': [workflow('uses: actions/checkout@v6'), /not pinned/],
  'a version that can be moved': [workflow('uses: actions/checkout@v6.0.3'), /not pinned/],
  'an action of ours that is not there': [workflow('uses: ./.github/actions/set-down'), /no action|set-down/],
  'an unknown script of the root': [workflow('run: pnpm run soak-for-ever'), /no script "soak-for-ever"/],
  'an unknown script of a package': [workflow('run: pnpm --filter @nalam/openapi run soak'), /no script "soak"/],
  'a script that pnpm could take for its own': [workflow('run: pnpm sbom'), /write "pnpm run/],
  'an unknown script in a matrix': [
    workflow('run: ls').replace(
      '    steps:',
      "    strategy: { matrix: { command: ['x'], include: [{ command: pnpm run soak }] } }\n    steps:",
    ),
    /no script "soak"/,
  ],
  'another pnpm': [workflow('run: npm install --global pnpm@11.0.0'), /here 11\.0\.0/],
  'a publishing token': [workflow('env: { NODE_AUTH_TOKEN: x }\n        run: ls'), /no token/],
  'no permissions': [workflow('run: ls', ''), /no permissions/],
  'no YAML': ['jobs: [', /./],
}

// One run for all of them: actionlint takes a second to start.
const folder = mkdtempSync(join(tmpdir(), 'nalam-workflows-'))
let output = ''
let code: number | undefined

beforeAll(async () => {
  for (const [name, text] of Object.entries(good)) writeFileSync(join(folder, `good: ${name}.yml`), text)
  for (const [name, [text]] of Object.entries(planted)) writeFileSync(join(folder, `${name}.yml`), text)
  await new Promise<void>((resolve) => {
    execFile(workspaceNode, [join(ROOT, 'scripts/check-workflows.ts'), folder], (error, stdout, stderr) => {
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
    .filter((line) => line.startsWith(`${name}.yml:`))
    .join('\n')

describe('the check of the workflows', () => {
  it.each(Object.keys(good))('accepts %s', (name) => {
    expect(problemsOf(`good: ${name}`)).toBe('')
  })

  it.each(Object.entries(planted))('refuses %s', (name, [, problem]) => {
    expect(code).toBe(1)
    expect(problemsOf(name)).toMatch(problem)
  })
})

it('the parts of CI run every step of npm test', () => {
  const { jobs } = parse(readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8'))
  const parts: { only: string }[] = jobs.test.strategy.matrix.part
  const named = parts.flatMap(({ only }) => only.split(','))
  const steps = [...readFileSync(join(ROOT, 'scripts/test.mjs'), 'utf8').matchAll(/^ {2}\['([\w ]+)',/gm)]
  expect(steps.length).toBeGreaterThan(15)
  expect(new Set(named)).toEqual(new Set(steps.map(([, name]) => name)))
})
