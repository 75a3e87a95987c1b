import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Returns the content of each file of a folder, by name. */
async function contents(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder)
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
  )
}

/**
 * Returns the names of files that differ, or that only one of two folders has.
 *
 * @param fresh the folder of files that were just generated
 * @param committed the folder of the committed ones
 */
export async function staleFiles(fresh: string, committed: string): Promise<string[]> {
  const [wanted, found] = [await contents(fresh), await contents(committed)]
  const names = new Set([...wanted.keys(), ...found.keys()])
  return [...names].filter((name) => wanted.get(name) !== found.get(name)).toSorted()
}
