// Bundles the split contract into one document and generates the SDK's files from it.
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Contract } from './Contract.ts'
import { requestSchemasSource, responseSchemasSource, webhookSchemasSource } from './responseSchemasSource.ts'
import { enumsSource, lengthsSource } from './enumsSource.ts'
import { examplesSource } from './examplesSource.ts'
import { operationsSource } from './operationsSource.ts'

const run = promisify(execFile)
const blobType = ts.factory.createTypeReferenceNode('Blob')
export const contractFolder = fileURLToPath(new URL('..', import.meta.url))
export const generatedFolder = path.join(contractFolder, '../packages/sdk/src/generated')

/**
 * Bundles openapi.yaml and all files that it references.
 *
 * @param target the JSON file to write
 */
export async function bundle(target: string): Promise<Contract> {
  await mkdir(path.dirname(target), { recursive: true })
  const temporary = `${target}.bundle.json`
  const redocly = path.join(contractFolder, 'node_modules/@redocly/cli/bin/cli.js')
  await run(process.execPath, [redocly, 'bundle', 'openapi.yaml', '--config', 'redocly.yaml', '--output', temporary], {
    cwd: contractFolder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  const contract: Contract = JSON.parse(await readFile(temporary, 'utf8'))
  await rm(temporary)
  await writeFile(target, `${JSON.stringify(contract, null, 2)}\n`)
  return contract
}

// "At least one of these fields" (anyOf with nothing but `required`) has no equivalent in
// TypeScript: openapi-typescript would turn the whole object into `unknown`. The fields stay
// optional in the types, and the check at run time enforces the rule.
function withoutAlternatives(keyword: string, value: unknown): unknown {
  const onlyRequired = (branch: object) => Object.keys(branch).every((name) => name === 'required')
  return keyword === 'anyOf' && Array.isArray(value) && value.every(onlyRequired) ? undefined : value
}

/**
 * Writes openapi.json, schema.ts, and the tables that are generated from the contract.
 *
 * @param folder where to write them
 */
export async function generate(folder: string): Promise<Contract> {
  const contract = await bundle(path.join(folder, 'openapi.json'))
  const banner = '// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.\n'
  const types = astToString(
    await openapiTS(JSON.stringify(contract, withoutAlternatives), {
      alphabetize: false,
      // A file is a `Blob` in TypeScript, not a string as in JSON Schema.
      transform: (schema) => (schema.format === 'binary' ? blobType : undefined),
    }),
  )
  await writeFile(path.join(folder, 'schema.ts'), `${banner}${types}`)
  await writeFile(path.join(folder, 'operations.ts'), `${banner}${operationsSource(contract)}`)
  await writeFile(path.join(folder, 'enums.ts'), `${banner}${enumsSource(contract)}\n${lengthsSource(contract)}`)
  await writeFile(path.join(folder, 'examples.ts'), `${banner}${examplesSource(contract)}`)
  await writeFile(path.join(folder, 'responseSchemas.ts'), `${banner}${responseSchemasSource(contract)}`)
  await writeFile(path.join(folder, 'requestSchemas.ts'), `${banner}${requestSchemasSource(contract)}`)
  await writeFile(path.join(folder, 'webhookSchemas.ts'), `${banner}${webhookSchemasSource(contract)}`)
  return contract
}
