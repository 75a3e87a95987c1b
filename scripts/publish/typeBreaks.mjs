import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../toolchain.mjs'

/** @typedef {{ name: string, types: string }} Entry an entry point: its subpath ("." or "./node") and its declarations */

/** @param {string} folder an unpacked package @returns {Entry[]} the entry points that have types */
function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([name, target]) => {
    const types = typesOf(target)
    return types && existsSync(join(folder, types)) ? [{ name, types }] : []
  })
}

/** @param {unknown} target of a subpath in `exports` @returns {string | undefined} */
function typesOf(target) {
  if (typeof target === 'string') return target.endsWith('.d.ts') ? target : undefined
  if (typeof target !== 'object' || target === null) return undefined
  for (const key of ['types', 'import', 'default']) {
    const found = key in target ? typesOf(Reflect.get(target, key)) : undefined
    if (found) return found
  }
  return undefined
}

/** A private member, or one named by a symbol, would make two copies of one class strangers to one another. @param {string} folder */
function forgetPrivateMembers(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.d\.[cm]?ts$/.test(name)) continue
    const path = join(folder, name)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replaceAll(
        /^\s*(?:#private|private [^;]*|(?:static )?(?:readonly |get )?\[\w+\](?:\(\))?\??: [^;]*);\n/gm,
        '',
      ),
    )
  }
}

/** @param {string} declarations @returns {string[]} the names that an entry point exports, types as well */
function exportedNames(declarations) {
  const lists = [...declarations.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(','),
  )
  const renamed = lists.map((item) =>
    item
      .trim()
      .replace(/^type /, '')
      .replace(/^.* as /, ''),
  )
  const declared = [
    ...declarations.matchAll(/^export (?:declare )?(?:type|interface|class|const|function|enum) (\w+)/gm),
  ]
  return [...renamed, ...declared.map(([, name = '']) => name)].filter((name) => /^\w+$/.test(name))
}

/**
 * What yesterday's users of a package would stumble over, found by the compiler: every exported value of today has to serve
 * where yesterday's did, and every exported name has to be there.
 * @param {string} before an unpacked package @param {string} after the same package of today, unpacked
 * @param {string} modules the node_modules that has what its declarations import
 * @param {string} folder a folder to work in, made anew
 * @returns {Promise<string[]>} one line per break, empty when nothing breaks
 */
export async function typeBreaks(before, after, modules, folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  symlinkSync(modules, join(folder, 'node_modules'))
  for (const [from, name] of /** @type {const} */ ([
    [before, 'before'],
    [after, 'after'],
  ])) {
    symlinkSync(from, join(folder, name))
    forgetPrivateMembers(from)
  }
  const breaks = []
  const today = new Map(entriesOf(after).map(({ name, types }) => [name, types]))
  const sources = []
  for (const { name, types } of entriesOf(before)) {
    const now = today.get(name)
    if (!now) {
      breaks.push(`the entry point "${name}" is gone`)
      continue
    }
    const names = new Set(exportedNames(readFileSync(join(before, types), 'utf8')))
    const present = new Set(exportedNames(readFileSync(join(after, now), 'utf8')))
    for (const exported of names) if (!present.has(exported)) breaks.push(`${name} no longer exports ${exported}`)
    const file = `${name.replaceAll(/\W/g, '_')}.ts`
    sources.push(file)
    writeFileSync(
      join(folder, file),
      `import type * as Before from './before/${types.replace(/\.d\.ts$/, '.js')}'
import type * as After from './after/${now.replace(/\.d\.ts$/, '.js')}'
export const serves = (now: typeof After): Pick<typeof Before, keyof typeof Before & keyof typeof After> => now
`,
    )
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        customConditions: ['@nalam/source'],
        allowImportingTsExtensions: true,
        preserveSymlinks: true,
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: true,
        noEmit: true,
        types: [],
      },
      files: sources,
    }),
  )
  const { code, output } = await run('tsc', ['-p', folder], { quiet: true, cwd: dirname(folder) })
  if (code !== 0) breaks.push(output.trim())
  return breaks
}
