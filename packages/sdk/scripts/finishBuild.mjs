// Last step of the build: writes the modules, and takes out of the declarations what no compiler and no reader needs (K7).
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sharedTypes, thinCatalogues, thinContractTypes } from './thinTypes.mjs'
import { writeModules } from './writeModules.mjs'

const dist = new URL('../dist/', import.meta.url)
const file = (/** @type {string} */ name) => new URL(name, dist)

/** @param {string} comment @returns {string} as editors read it, without a star on every line */
const withoutStars = (comment) =>
  comment
    .replaceAll(/\n\s*\* ?/g, '\n')
    .replace(/^\/\*\*\s+/, '/** ')
    .replace(/\s*\*?\/$/, ' */')

/** @type {Map<string, string>} */
const declarations = new Map()
for (const name of (await readdir(dist)).filter((candidate) => /\.d\.c?ts$/.test(candidate))) {
  const types = await readFile(file(name), 'utf8')
  // One blank for a level is enough for whoever jumps to a declaration, and rules and requirements cannot be opened there.
  const narrow = types
    .replaceAll(/^(?: {4})+/gm, (blanks) => ' '.repeat(blanks.length / 4))
    .replaceAll(/ ?\((?:(?:(?:decision )?D\d+[ab]?|[A-Z]+-\d\d|[KSU]\d+)(?:, | and )?)+\)/g, '')
    .replaceAll(/\/\*\*[^]*?\*\//g, withoutStars)
    .replaceAll(/ Requirements? (?:[A-Z]+-\d\d(?:, | and )?)+\./g, '')
  const thin = thinCatalogues(narrow)
  declarations.set(name, thin.includes('interface paths {') ? thinContractTypes(thin) : thin)
}
for (const [name, types] of sharedTypes(declarations)) await writeFile(file(name), types)

await writeModules(fileURLToPath(dist))

// The tarball is held to K7 where it is packed (scripts/publish/publishTo.mjs). README, licence, index and changelog take the rest.
const LIMIT = 350_000
const sizes = await Promise.all((await readdir(dist)).map(async (name) => (await stat(file(name))).size))
const bytes = sizes.reduce((sum, size) => sum + size, 0)
if (bytes > LIMIT) throw new Error(`dist has ${bytes} bytes, ${LIMIT} are allowed`)
