import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../toolchain.mjs'

/**
 * Returns the sources that run at users or operators, without tests and files that only tests,
 * demos and measurements use.
 */
function sources(name: string): { path: string; text: string }[] {
  const folder = join(ROOT, 'packages', name, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !/\.(?:test|stories)\.tsx?$|^(?:testing|fuzz|measure|demo|simulate|generated)\//.test(path),
    )
    .map((path) => ({ path: `${name}/src/${path}`, text: readFileSync(join(folder, path), 'utf8') }))
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '')

const code = Object.fromEntries(
  ['server', 'portal', 'ui', 'sdk'].map((name) => [
    name,
    sources(name).map(({ path, text }) => ({ path, text: withoutComments(text) })),
  ]),
)

/** Returns the files of some packages whose code matches a pattern. */
const places = (packages: string[], pattern: RegExp) =>
  packages.flatMap((name) => (code[name] ?? []).filter(({ text }) => pattern.test(text)).map(({ path }) => path))

/** A call of the server to some address. */
const SERVER_CALL =
  /(?:await|return|void|=>?|\(|,)\s*fetch\(|globalThis\.fetch|node:https?'\)?\.(?:get|request)|axios|undici/
const RECEIVER = 'server/src/changes/messages/receivers.ts'

const ALL = ['server', 'portal', 'ui', 'sdk']

describe('patterns that the shipped code does not contain', () => {
  it('finds the source files', () => {
    for (const name of ALL) expect(code[name]?.length).toBeGreaterThan(20)
    expect(places(['server'], /createHash\(/)).not.toEqual([])
  })

  it('names the one place from which the server calls an address: that of the operator', () => {
    expect(places(['server'], SERVER_CALL)).toEqual([RECEIVER])
  })

  it.each([
    ['text that becomes code', ALL, /\beval\(|new Function\(|setTimeout\(\s*['"`]|vm'/],
    [
      'text that becomes markup',
      ['portal', 'ui'],
      /innerHTML|outerHTML|dangerouslySetInnerHTML|document\.write|insertAdjacentHTML/,
    ],
    ['another program started by the server', ['server'], /child_process|worker_threads|process\.binding/],
    ['a certificate that is not checked', ALL, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/],
    ['a hash that is broken', ALL, /['"](?:md5|sha1|md4|ripemd160)['"]/i],
    [
      'cryptography from anywhere but Node',
      ['server'],
      /from '(?:crypto-js|bcrypt|bcryptjs|jsonwebtoken|jose|node-forge|argon2|tweetnacl)'/,
    ],
    ['chance that can be guessed', ['server'], /Math\.random/],
    ['a message from any window', ['portal', 'ui', 'sdk'], /window\.addEventListener\(\s*'message'|onmessage\s*=/],
    ['a format string of the system’s', ['server'], /util\.format|printf/],
    ['a question about one’s mother', ALL, /securityQuestion|passwordHint/i],
  ])('%s', (_what, packages, pattern) => {
    expect(places(packages, pattern)).toEqual([])
  })
})
