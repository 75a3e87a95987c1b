import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vitest/config'
import { ROOT } from '../../scripts/toolchain.mjs'
import { PACKAGE } from './packSdk.ts'

const SOURCE = join(ROOT, 'packages/sdk/src')

/** Entry point that publishes the modules of a folder, where it is not the one of the same name. */
const ENTRY_OF: Record<string, string> = { formats: 'index', generated: 'index', '': 'index' }

const PREFIX = '\0packed:'

/** The entry point of the package that publishes a module of the source. */
function entryOf(module: string): string {
  const [folder = ''] = dirname(relative(SOURCE, module)).replace(/^\.$/, '').split(sep)
  return ENTRY_OF[folder] ?? folder
}

/**
 * Gives tests of the source the published functions: each name that the packed entry point exports
 * comes from there, every other name (what the package keeps to itself) from the source.
 *
 * @param format the module system by which the package is loaded
 */
export const packedModules = (format: 'esm' | 'cjs'): Plugin => ({
  name: 'packed-modules',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer?.endsWith('.test.ts') || !id.startsWith('.')) return undefined
    const module = join(dirname(importer), id)
    const isCode = module.startsWith(SOURCE + sep) && module.endsWith('.ts')
    return isCode ? `${PREFIX}${module}` : undefined
  },
  async load(id) {
    if (!id.startsWith(PREFIX)) return undefined
    const module = id.slice(PREFIX.length)
    const entry = join(PACKAGE, 'dist', `${entryOf(module)}.${format === 'esm' ? 'js' : 'cjs'}`)
    const ofSource = Object.keys(await import(pathToFileURL(module).href))
    const ofPackage = Object.keys(await import(pathToFileURL(entry).href))
    const published = ofSource.filter((name) => ofPackage.includes(name))
    const internal = ofSource.filter((name) => !published.includes(name))
    if (published.length === 0) throw new Error(`${entry} has nothing of ${module}.`)
    const from = JSON.stringify(entry)
    const load =
      format === 'esm'
        ? `import * as packed from ${from}`
        : `import { createRequire } from 'node:module'
const packed = createRequire(import.meta.url)(${from})`
    return `${load}
export const { ${published.join(', ')} } = packed
${internal.length > 0 ? `export { ${internal.join(', ')} } from ${JSON.stringify(module)}` : ''}`
  },
})
