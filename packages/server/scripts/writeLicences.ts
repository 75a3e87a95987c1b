import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const METAFILE = 'dist/metafile-esm.json'

const metafileSchema = z.object({ inputs: z.record(z.string(), z.unknown()) })
const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string() })

/** Matches the folder of a dependency in the path of a file: the last `…/node_modules/<name>`. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/**
 * @param folder of an installed package
 * @returns a heading with the package's name, version and licence, and the text of its licence file
 * if it has one
 */
async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = manifestSchema.parse(
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  )
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry))
  const text = file === undefined ? '' : (await readFile(join(folder, file), 'utf8')).trim()
  return `## ${name} - ${version} (${license})\n\n${text}`.trimEnd()
}

/**
 * Writes `dist/licenses.md`: the licences of the bundled packages, which must be distributed with
 * the bundle. Reads the bundler's list of inputs and deletes it.
 *
 * @throws when a bundled package names no licence
 */
export async function writeLicences(): Promise<void> {
  const { inputs } = metafileSchema.parse(JSON.parse(await readFile(METAFILE, 'utf8')))
  const folders = new Set(Object.keys(inputs).flatMap((path) => PACKAGE_FOLDER.exec(path)?.[0] ?? []))
  const licences = await Promise.all([...folders].map(licenceOf))
  if (licences.length === 0) throw new Error('The bundle has no dependency: is the list of its inputs another one?')
  const head = '# Licences\n\nThe program contains these packages. The portal inside has a list of its own.'
  await writeFile('dist/licenses.md', `${[head, ...licences.toSorted()].join('\n\n')}\n`)
  await rm(METAFILE)
}
