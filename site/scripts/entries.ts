import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

/** An entry point that a reader imports. */
export interface Entry {
  /** Such as `@nalam/sdk/queries`. */
  specifier: string
  /** Its source file, from the root. */
  source: string
}

/**
 * Returns the entries of a published package, from the `exports` of its manifest. A pattern
 * (`./components/*`) yields one entry for each file. Styles and JSON are left out.
 */
export function entriesOf(packageFolder: string): Entry[] {
  const manifest: { name: string; exports: Record<string, Record<string, string>> } = JSON.parse(
    readFileSync(join(ROOT, packageFolder, 'package.json'), 'utf8'),
  )
  return Object.entries(manifest.exports).flatMap(([subpath, conditions]) => {
    const source = conditions['@nalam/source'] ?? ''
    if (!source.endsWith('.ts')) return []
    const [before = '', after] = source.slice(2).split('*')
    return globSync(source, { cwd: join(ROOT, packageFolder) })
      .toSorted()
      .map((file) => ({
        specifier: `${manifest.name}${subpath.slice(1).replace('*', file.slice(before.length, -(after?.length ?? 0)))}`,
        source: `${packageFolder}/${file}`,
      }))
  })
}

/**
 * Every entry of every package. The collections come last, because an export with an entry of its
 * own is documented there.
 */
export const entries: readonly Entry[] = ['packages/ui', 'packages/sdk', 'packages/server']
  .flatMap(entriesOf)
  .toSorted((one, two) => Number(one.specifier === '@nalam/ui') - Number(two.specifier === '@nalam/ui'))
