import { dirname, join } from 'node:path/posix'

const RELATIVE_IMPORT = /(\bfrom |\bimport\(|^import )'(\.[^']+)'/gm
const GENERATED = 'src/generated/'

/**
 * @param from a file of the package
 * @returns the imported file, inside the package
 */
const imported = (from: string, specifier: string): string => join(dirname(from), specifier)

/**
 * Returns the tests of a package that import only what its users can import. They have to pass with
 * every later version. A test may also read the contract of its release, which is copied beside it,
 * and share helpers with other tests.
 * @param files the text of every file below `test`, by its path in
 * the package
 * @param entries current path of each old entry point, by its old
 * path in the package
 * @returns the text of the tests that can be run, with current paths
 */
export function portableTests(
  files: ReadonlyMap<string, string>,
  entries: ReadonlyMap<string, string>,
): Map<string, string> {
  const isPortable = (path: string, above: readonly string[] = []): boolean => {
    const text = files.get(path)
    // A test that reads its own location reads other files of the repository.
    if (text === undefined || text.includes('import.meta')) return false
    return [...text.matchAll(RELATIVE_IMPORT)].every(([, , specifier = '']) => {
      const target = imported(path, specifier)
      return (
        entries.has(target) ||
        target.startsWith(GENERATED) ||
        above.includes(target) ||
        isPortable(target, [...above, path])
      )
    })
  }
  const result = new Map()
  for (const [path, text] of files) {
    if (!isPortable(path)) continue
    const placed = text.replaceAll(RELATIVE_IMPORT, (whole, start, specifier) => {
      const target = imported(path, specifier)
      const now = target.startsWith(GENERATED) ? target.replace(GENERATED, 'contract/') : entries.get(target)
      return now === undefined ? whole : `${start}'${'../'.repeat(path.split('/').length - 1)}${now}'`
    })
    result.set(path, placed)
  }
  return result
}
