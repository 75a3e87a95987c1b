import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/toolchain.mjs'
import { portableTests } from './portableTests.ts'
import { testBreaks } from './testBreaks.ts'

describe('the tests that use only the public interface', () => {
  const entries = new Map([['src/index.ts', 'src/main/index.ts']])
  const files = new Map([
    [
      'test/calls.test.ts',
      "import { a } from '../src/index.ts'\nimport { b } from './helper.ts'\nimport { it } from 'vitest'",
    ],
    ['test/helper.ts', "import { operations } from '../src/generated/operations.ts'"],
    ['test/deep/nested.test.ts', "const { a } = await import('../../src/index.ts')"],
    ['test/core.test.ts', "import { performCall } from '../src/core/performCall.ts'"],
    ['test/helped.test.ts', "import { inside } from './inside.ts'"],
    ['test/inside.ts', "import '../src/core/performCall.ts'"],
    ['test/files.test.ts', "readFileSync(new URL('../README.md', import.meta.url))"],
  ])
  const portable = portableTests(files, entries)

  it('import entry points, the contract and helpers alone', () => {
    expect([...portable.keys()]).toEqual(['test/calls.test.ts', 'test/helper.ts', 'test/deep/nested.test.ts'])
  })

  it('find today’s entry points and the contract of the last release', () => {
    expect(portable.get('test/calls.test.ts')).toContain("from '../src/main/index.ts'\nimport { b } from './helper.ts'")
    expect(portable.get('test/helper.ts')).toContain("from '../contract/operations.ts'")
    expect(portable.get('test/deep/nested.test.ts')).toContain("import('../../src/main/index.ts')")
  })

  it('are most tests of the SDK', () => {
    const sdk = join(ROOT, 'packages/sdk')
    const own = new Map(
      globSync('test/**/*.ts', { cwd: sdk }).map((path) => [path, readFileSync(join(sdk, path), 'utf8')]),
    )
    const { exports } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'))
    const places = Object.values<Record<string, string>>(exports).map(
      (target) => target['@nalam/source']?.slice(2) ?? '',
    )
    const found = [...portableTests(own, new Map(places.map((place) => [place, place]))).keys()]
    expect(found.filter((path) => path.endsWith('.test.ts')).length).toBeGreaterThanOrEqual(12)
    for (const name of ['failureMatrix', 'messageShapes', 'bookingShapes'])
      expect(found).toContain(`test/${name}.test.ts`)
  })
})

describe('the gate for breaking changes, behaviour', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nalam-tests-'))
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const sdk = (path: string, text: string) => put(`packages/sdk/${path}`, text)
  const greet = (text: string) => `export const greet = (name: string): string => \`${text} \${name}\`\n`
  let count = 0
  const broken = () => testBreaks(folder, undefined, join(folder, `.work-${(count += 1)}`))

  beforeAll(() => {
    sdk('package.json', JSON.stringify({ type: 'module', exports: { '.': { '@nalam/source': './src/index.ts' } } }))
    sdk('src/index.ts', greet('Vanakkam'))
    sdk('src/generated/operations.ts', "export const names = ['Anitha']\n")
    const text = `import { expect, it } from 'vitest'
import { names } from '../src/generated/operations.ts'
import { greet } from '../src/index.ts'
it('greets', () => expect(greet(names[0])).toBe('Vanakkam Anitha'))
it('says the name', () => expect(greet('Devi')).toContain('Devi'))
`
    sdk('test/greet.test.ts', text)
    sdk('test/inside.test.ts', "import { gone } from '../src/core/gone.ts'\nvoid gone\n")
    put('.changeset/old.md', 'Nothing is outdated.\n')
    put('.gitignore', 'node_modules\n.work-*\n')
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Nalam', '-c', 'user.email=test@nalam.example', ...args], { cwd: folder })
    git('init', '--quiet', '--initial-branch', 'main')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'The last release')
    symlinkSync(join(ROOT, 'packages/sdk/node_modules'), join(folder, 'packages/sdk/node_modules'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('refuses breaks that types do not show, and runs the tests of the last release in place of today’s', async () => {
    sdk('src/index.ts', greet('Hello'))
    sdk('test/greet.test.ts', '')
    sdk('src/generated/operations.ts', 'export const names = []\n')
    expect(await broken()).toEqual([
      expect.stringMatching(/the test "greets" of then no longer passes: .*Vanakkam Anitha/),
    ])
  })

  it('lets through a test whose fault a new changeset names', async () => {
    put('.changeset/new.md', 'It greets in English.\n\n<!-- outdated test: greets -->\n')
    expect(await broken()).toEqual([])
  })

  it('refuses a module that can no longer be loaded', async () => {
    sdk('src/index.ts', "throw new Error('not ready')\n")
    expect(await broken()).toEqual([
      expect.stringMatching(/^test\/greet\.test\.ts of then can no longer be run: .*not ready/),
    ])
  })
})
