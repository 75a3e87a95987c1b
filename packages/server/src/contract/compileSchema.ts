import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { contractDocument, type JsonSchema } from './contractDocument.ts'
import { lengthFirst } from './lengthFirst.ts'

const DOCUMENT_ID = 'contract'

function createAjv(): Ajv2020 {
  // Every error is collected, so that a form can mark each field. Length limits keep that cheap.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, validateFormats: true })
  addFormats.default(ajv)
  ajv.addSchema(lengthFirst(contractDocument) as JsonSchema, DOCUMENT_ID)
  return ajv
}

const ajv = createAjv()
const compiled = new Map<string, ValidateFunction>()

/**
 * Returns the validator of one schema of the contract. Each is compiled on first use: compiling all
 * of them would add a third of a second to the start.
 *
 * @param pointer JSON pointer into the contract
 */
export function compileSchema(pointer: string): ValidateFunction {
  const known = compiled.get(pointer)
  if (known !== undefined) return known
  const validate = ajv.compile({ $ref: `${DOCUMENT_ID}#${pointer}` })
  compiled.set(pointer, validate)
  return validate
}
