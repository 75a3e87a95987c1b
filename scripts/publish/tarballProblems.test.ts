import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageProblems } from './tarballProblems.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nalam-tarball-'))
  put('package.json', '{ "name": "@nalam/sdk", "version": "1.0.0" }')
  put('README.md', '# sdk')
  put('LICENSE', 'Apache')
  put('CHANGELOG.md', '# sdk')
  put('dist/index.js', 'export const a = 1')
})

afterEach(() => rmSync(folder, { recursive: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

describe('what may be in a tarball', () => {
  it('accepts a correct package', () => {
    expect(packageProblems(folder)).toMatchObject({ problems: [] })
  })

  it.each([
    ['data with the same letters', 'dist/openapi.json', '{ "example": { "id": "D6" }, "enum": ["V1"] }'],
    ['a URL with the same words', 'README.md', 'https://nalam.example/docs/rules'],
    ['a licence of other authors', 'dist/licenses.md', 'See section 4 of the specification.'],
    ['the id of a requirement in a comment', 'dist/a.d.ts', '/** Patients are told (SDK-06, D6). */'],
    ['a migration, which cannot change', 'drizzle/0000_start.sql', '-- Slots never overlap (D23).'],
  ])('accepts %s', (_what, path, text) => {
    put(path, text)
    expect(packageProblems(folder).problems).toEqual([])
  })

  it.each([
    ['a test', 'dist/index.test.js', 'x', /index\.test\.js is not on the list/],
    ['a source', 'src/index.ts', 'x', /src\/index\.ts is not on the list/],
    ['an environment file', '.env', 'x', /\.env is not on the list/],
    ['an environment file below dist', 'dist/.env.json', '{}', /not on the list/],
    ['a private key', 'dist/a.js', ['// -----BEGIN', 'RSA', 'PRIVATE KEY-----'].join(' '), /a private key/],
    ['a registry token', 'dist/a.js', `npm_${'a1B2c3D4e5F6'.repeat(3)}`, /a registry token/],
    ['a database password', 'dist/a.js', 'const u = "postgres://nalam:hunter2@db/nalam"', /a database address/],
    [
      'a path of the machine',
      'dist/a.js.map',
      '{"sources":["/home/somebody/nalam/src/a.ts"]}',
      /a path of the machine/,
    ],
    ['a word of the workspace', 'package.json', '{ "dependencies": { "@nalam/sdk": "workspace:^" } }', /the workspace/],
    ['a rule', 'README.md', 'Times are the clinic’s (D6).', /README\.md cites D6/],
    ['a requirement', 'README.md', 'Requirement SDK-06.', /README\.md cites SDK-06/],
    ['a goal of the server', 'README.md', 'Lists take 10 ms (V1).', /README\.md cites V1/],
    ['a goal of reliability', 'dist/openapi.json', '{ "description": "Never lost (R3)." }', /openapi\.json cites R3/],
    ['a decision', 'README.md', 'See decision 0015.', /README\.md cites decision 0015/],
    ['a section', 'README.md', 'See section 4.', /README\.md cites section 4/],
    ['the specification', 'dist/a.d.ts', '/** The specification has no rule. */', /a\.d\.ts cites The specification/],
    ['a command of the repository', 'README.md', 'Run `pnpm --filter @nalam/ui build`.', /cites pnpm --filter/],
    ['a folder of documents', 'README.md', 'See `docs/rules.md`.', /README\.md cites docs\/rules/],
    ['a folder of tests', 'README.md', 'The terms of `test/glossary`.', /README\.md cites test\/glossary/],
    ['a folder of scripts', 'dist/a.d.ts', '/** Written by scripts/a.mjs. */', /a\.d\.ts cites scripts\/a/],
    [
      'a rule in a description of the contract',
      'dist/openapi.json',
      '{ "paths": { "/a": { "get": { "description": "A day (D6)." } } } }',
      /openapi\.json cites D6/,
    ],
    [
      'a specification in a summary of the contract',
      'dist/openapi.json',
      '{ "info": { "summary": "As in the specification" } }',
      /openapi\.json cites the specification/,
    ],
    ['a script on installation', 'package.json', '{ "scripts": { "postinstall": "node x" } }', /postinstall/],
  ])('refuses %s', (_what, path, text, problem) => {
    put(path, text)
    expect(packageProblems(folder).problems.join('\n')).toMatch(problem)
  })

  it('reports a missing file', () => {
    rmSync(join(folder, 'LICENSE'))
    expect(packageProblems(folder).problems).toEqual(['LICENSE is missing'])
  })
})
