import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { contractDocument } from '../src/contract/contractDocument.ts'

// A pattern that backtracks turns a body of some kilobytes into seconds of processor time (ReDoS).
// Therefore every pattern for external data must be linear: those of the contract, of the SDK and
// of the server.

const ROOT = resolve(import.meta.dirname, '../../..')

// The JavaScript engine: the others need a Java archive or a binary per platform.
process.env['RECHECK_BACKEND'] = 'pure'

interface Pattern {
  readonly source: string
  readonly flags: string
  readonly where: string
}

function contractPatterns(value: unknown, path: string): Pattern[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'pattern' && typeof part === 'string'
      ? [{ source: part, flags: 'u', where: `contract ${path}` }]
      : contractPatterns(part, `${path}/${name}`),
  )
}

function literalsOf(path: string): Pattern[] {
  const file = ts.createSourceFile(path, readFileSync(resolve(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where: path })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const sources = globSync('packages/{sdk,server}/src/**/*.ts', {
  cwd: ROOT,
  exclude: (path) => path.endsWith('.test.ts'),
})
const patterns = new Map<string, Pattern>()
for (const pattern of [...contractPatterns(contractDocument, ''), ...sources.flatMap(literalsOf)]) {
  const key = `/${pattern.source}/${pattern.flags}`
  if (!patterns.has(key)) patterns.set(key, pattern)
}

// recheck counts steps and uses no time limits. With them, an attack that takes too long counts as
// successful, which could happen for a linear pattern on a busy machine.
const WITHOUT_CLOCK = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

async function isLinear({ source, flags }: Pattern): Promise<string> {
  const verdict = await check(source, flags, WITHOUT_CLOCK)
  if (verdict.status === 'safe') return 'linear'
  return verdict.status === 'vulnerable' ? `vulnerable: ${verdict.complexity.summary}` : 'not judged'
}

describe('patterns that data from outside meets', () => {
  it('are found', () => {
    const places = [...patterns.values()].map(({ where }) => where.split(/[ /]/)[0])
    expect(places.filter((place) => place === 'contract').length).toBeGreaterThan(10)
    expect(places.filter((place) => place === 'packages').length).toBeGreaterThan(20)
  })

  it('are told apart: a quadratic one is refused', async () => {
    const quadratic = { source: String.raw`^[\p{L} ]*\p{L}[\p{L} ]*$`, flags: 'u', where: 'this test' }
    expect(await isLinear(quadratic)).toBe('vulnerable: 2nd degree polynomial')
  })

  it.each([...patterns].map(([key, pattern]) => [key, pattern.where, pattern] as const))(
    '%s is linear (%s)',
    async (_key, _where, pattern) => {
      expect(await isLinear(pattern)).toBe('linear')
    },
  )
})
