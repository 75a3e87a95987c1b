import { dirname, join } from 'node:path/posix'

const RELATIVE_IMPORT = /(\bfrom |\bimport\(|^import )'(\.[^']+)'/gm
const GENERATED = 'src/generated/'

/** @param {string} from a file of the package @param {string} specifier @returns {string} the file that it imports, inside the package */
const imported = (from, specifier) => join(dirname(from), specifier)

/**
 * The tests of a package that use nothing but what its users can import. They hold for every later version. A test may also read
 * the contract of its time, which is kept beside it, and share helpers with other tests.
 * @param {ReadonlyMap<string, string>} files the text of every file below `test`, by its path in the package
 * @param {ReadonlyMap<string, string>} entries where an entry point of then is now, by its path in the package
 * @returns {Map<string, string>} the text of those that can be run, with the places of today
 */
export function portableTests(files, entries) {
  /** @param {string} path @param {readonly string[]} [above] @returns {boolean} */
  const isPortable = (path, above = []) => {
    const text = files.get(path)
    // What asks for its own place reads other files of the repository.
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
