import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import contract from '../src/generated/openapi.json' with { type: 'json' }
import { operations, type OperationId } from '../src/generated/operations.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'contract', ...contract })

/**
 * Returns a full JSON Schema validator for a documented response. Tests compare the SDK's own check
 * with it.
 */
export function ajvResponse(operation: OperationId, status: number): ValidateFunction {
  const { method, path } = operations[operation]
  const paths: Record<string, unknown> = contract.paths
  const item: Record<string, { responses: Record<string, object> }> = Object(paths[path])
  const response = item[method.toLowerCase()]?.responses[status]
  if (!response) throw new Error(`${operation} has no ${status}`)
  const at =
    '$ref' in response
      ? String(response.$ref)
      : `#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`
  const reference = `contract${at}/content/application~1json/schema`
  return ajv.getSchema(reference) ?? ajv.compile({ $ref: reference })
}
