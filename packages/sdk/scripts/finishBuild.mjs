// Last step of the build: what the published package does not need to carry is taken out of dist (K7).
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { sharedTypes, thinContractTypes } from './thinTypes.mjs'

// The esbuild that tsup builds with.
const { transform } = createRequire(fileURLToPath(import.meta.resolve('tsup')))('esbuild')

const dist = new URL('../dist/', import.meta.url)
const file = (/** @type {string} */ name) => new URL(name, dist)
const read = (/** @type {string} */ name) => readFile(file(name), 'utf8')

// The contract without its examples: those are in `@nalam/sdk/testing`.
const contract = await readFile(new URL('../src/generated/openapi.json', import.meta.url), 'utf8')
const plain = JSON.stringify(JSON.parse(contract), (keyword, value) => (keyword === 'examples' ? undefined : value))
await writeFile(file('openapi.json'), `${plain}\n`)

const built = await readdir(dist)

/** @type {Map<string, string>} */
const declarations = new Map()
for (const name of built.filter((candidate) => /\.d\.c?ts$/.test(candidate))) {
  const types = await read(name)
  // One blank for a level is enough for whoever jumps to a declaration, and rules and requirements cannot be opened there.
  const narrow = types
    .replaceAll(/^(?: {4})+/gm, (blanks) => ' '.repeat(blanks.length / 4))
    .replaceAll(/ ?\((?:(?:D\d+[ab]?|[A-Z]+-\d\d|[KSU]\d+)(?:, | and )?)+\)/g, '')
  declarations.set(name, name.startsWith('contractTypes-') ? thinContractTypes(narrow) : narrow)
}
for (const [name, types] of sharedTypes(declarations)) await writeFile(file(name), types)

// tsup's own CommonJS rewrites every `?.` and `??` into calls of helpers. So the CommonJS copy is made of the finished modules.
for (const name of built.filter((candidate) => candidate.endsWith('.cjs'))) await rm(file(name))
for (const name of built.filter((candidate) => candidate.endsWith('.js'))) {
  const { code } = await transform(await read(name), {
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    supported: { 'dynamic-import': false },
  })
  const linked = code.replaceAll(/require\("(\.\/[\w-]+)\.js"\)/g, 'require("$1.cjs")')
  await writeFile(file(name.replace(/\.js$/, '.cjs')), linked)
}

// docs/departures.md says what takes the room (K7). This keeps what has been reached.
const LIMIT = 475_000
const sizes = await Promise.all((await readdir(dist)).map(async (name) => (await stat(file(name))).size))
const bytes = sizes.reduce((sum, size) => sum + size, 0)
if (bytes > LIMIT) throw new Error(`dist has ${bytes} bytes, ${LIMIT} are allowed`)
