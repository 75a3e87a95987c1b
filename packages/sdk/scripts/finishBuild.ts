// Last step of the build: writes the modules, and removes from the declarations what neither
// compilers nor readers need (K7).
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sharedTypes, thinCatalogues, thinContractTypes, thinMadeTypes, thinSchemas } from './thinTypes.ts'
import { writeModules } from './writeModules.ts'

const dist = new URL('../dist/', import.meta.url)
const file = (name: string) => new URL(name, dist)

/** @returns the comment without a star on every line */
const withoutStars = (comment: string): string =>
  comment
    .replaceAll(/\n\s*\* ?/g, '\n')
    .replace(/^\/\*\*\s+/, '/** ')
    .replace(/\s*\*?\/$/, ' */')

const declarations = new Map<string, string>()
for (const name of (await readdir(dist)).filter((candidate) => /\.d\.c?ts$/.test(candidate))) {
  const types = await readFile(file(name), 'utf8')
  // Readers of a declaration need only one blank per level, and cannot open rules and requirements.
  const narrow = types
    .replaceAll(/^(?: {4})+/gm, (blanks) => ' '.repeat(blanks.length / 4))
    .replaceAll(/ ?\((?:(?:(?:decision )?D\d+[ab]?|[A-Z]+-\d\d|[KPRSUV]\d+)(?:, | and )?)+\)/g, '')
    .replaceAll(/\/\*\*[^]*?\*\//g, withoutStars)
    .replaceAll(/ Requirements? (?:[A-Z]+-\d\d(?:, | and )?)+\./g, '')
  const thin = thinMadeTypes(thinSchemas(thinCatalogues(narrow)))
  declarations.set(name, thin.includes('interface paths {') ? thinContractTypes(thin) : thin)
}
for (const [name, types] of sharedTypes(declarations)) await writeFile(file(name), types)

await writeModules(fileURLToPath(dist))

// The size of the tarball is checked where it is packed (K7, scripts/publish/publishTo.ts).
// README, licence and changelog need the rest of the limit.
const LIMIT = 526_000
const sizes = await Promise.all((await readdir(dist)).map(async (name) => (await stat(file(name))).size))
const bytes = sizes.reduce((sum, size) => sum + size, 0)
if (bytes > LIMIT) throw new Error(`dist has ${bytes} bytes, ${LIMIT} are allowed`)
