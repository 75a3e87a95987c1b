// Reads the split contract into one document and derives the SDK's generated files from it.
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { operationsSource } from './operationsSource.mjs'

const run = promisify(execFile)
export const contractFolder = fileURLToPath(new URL('..', import.meta.url))
export const generatedFolder = path.join(contractFolder, '../packages/sdk/src/generated')

/**
 * Bundles openapi.yaml and everything that it refers to.
 * @param {string} target the JSON file to write
 */
export async function bundle(target) {
  await mkdir(path.dirname(target), { recursive: true })
  const temporary = `${target}.bundle.json`
  const redocly = path.join(contractFolder, 'node_modules/.bin/redocly')
  await run(redocly, ['bundle', 'openapi.yaml', '--config', 'redocly.yaml', '--output', temporary], {
    cwd: contractFolder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  const document = JSON.parse(await readFile(temporary, 'utf8'))
  await rm(temporary)
  await writeFile(target, `${JSON.stringify(document, null, 2)}\n`)
  return document
}

/**
 * Writes openapi.json, schema.ts and operations.ts.
 * @param {string} folder where to write them
 */
export async function generate(folder) {
  const document = await bundle(path.join(folder, 'openapi.json'))
  const banner = '// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.\n'
  const types = astToString(
    await openapiTS(document, {
      alphabetize: false,
      // A file is a Blob here, not the text that JSON Schema calls it.
      transform: (schema) => (schema.format === 'binary' ? blobType : undefined),
    }),
  )
  await writeFile(path.join(folder, 'schema.ts'), `${banner}${types}`)
  await writeFile(path.join(folder, 'operations.ts'), `${banner}${operationsSource(document)}`)
  return document
}

const blobType = ts.factory.createTypeReferenceNode('Blob')
