import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const METAFILE = 'dist/metafile-esm.json'

const metafileSchema = z.object({ inputs: z.record(z.string(), z.unknown()) })
const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string() })

/** A file of a dependency lies below `…/node_modules/<name>/`, the last of them. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** @param folder of an installed package @returns a heading with its licence's name, and the licence's text where it brings one */
async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = manifestSchema.parse(
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  )
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry))
  const text = file === undefined ? '' : (await readFile(join(folder, file), 'utf8')).trim()
  return `## ${name} - ${version} (${license})\n\n${text}`.trimEnd()
}

/**
 * Writes `dist/licenses.md`: the licences of what the bundle holds, which have to travel with it. Reads and deletes the bundler's
 * list of its inputs.
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
