import document from '@nalam/sdk/openapi.json' with { type: 'json' }
import type { ErrorCode, MessageCode } from './contractTypes.ts'

// The bundled contract as data. The server defines no paths, methods or texts of its own.

/** A JSON Schema of the contract. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** One documented response. */
export interface ResponseDescription {
  /** JSON pointer to its schema in the document. */
  readonly pointer: string
  readonly headers: readonly string[]
  /** The documented errors, for a status from 400 on. */
  readonly errors: readonly ErrorExample[]
}

/** The body of a documented error. */
export interface ErrorExample {
  readonly statusCode: number
  readonly code: ErrorCode
  readonly errors?: Readonly<Record<string, string>>
  readonly data?: object
}

/** The body of a request. */
export interface RequestDescription {
  readonly mediaType: string
  /** JSON pointer to its schema in the document. */
  readonly pointer: string
  /** Maximum size in bytes. */
  readonly limit: number
  /** Fields of a multipart form that are files. */
  readonly files: ReadonlySet<string>
  /** Fields that belong to an extension. */
  readonly extensionFields: readonly string[]
}

/** A parameter in the path, the query or the headers. */
export interface ParameterDescription {
  readonly name: string
  /** `path`, `query` or `header`. */
  readonly place: string
  readonly isRequired: boolean
  /** JSON pointer to its schema in the document. */
  readonly pointer: string
}

/** One operation, as the contract describes it. */
export interface OperationDescription {
  readonly operationId: string
  /** Upper case. */
  readonly method: string
  /** Below the API root, for example `/doctor/loginDoctor`. */
  readonly path: string
  readonly needsSession: boolean
  /** Whether it is for platforms, which send a key. */
  readonly isOfPlatform: boolean
  /** Whether it only reads, whatever its method. */
  readonly isRead: boolean
  /** The extension that it belongs to; `undefined` for base operations. */
  readonly capability: string | undefined
  /** Whether it takes an Idempotency-Key. */
  readonly isKeyed: boolean
  readonly parameters: readonly ParameterDescription[]
  readonly request?: RequestDescription
  readonly responses: ReadonlyMap<number, ResponseDescription>
}

interface RawResponse {
  readonly $ref?: string
  readonly content?: Readonly<
    Record<string, { readonly examples?: Readonly<Record<string, { readonly value: object }>> }>
  >
  readonly headers?: Readonly<Record<string, unknown>>
}
interface RawSchema {
  readonly $ref?: string
  readonly format?: string
  readonly properties?: Readonly<Record<string, RawSchema>>
  readonly 'x-capability'?: string
}
interface RawParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
}
interface RawOperation {
  readonly operationId: string
  /** All parameters are references to `components`, so that each has a name in the bundle. */
  readonly parameters?: ReadonlyArray<{ readonly $ref: string }>
  readonly security?: readonly unknown[]
  readonly 'x-read'?: boolean
  readonly 'x-stream'?: boolean
  readonly 'x-body-limit'?: number
  readonly 'x-capability'?: string
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: RawSchema }>> }
  readonly responses: Readonly<Record<string, RawResponse>>
}
interface RawDocument {
  readonly 'x-capabilities': Readonly<Record<string, string>>
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
  readonly components: {
    readonly headers: { readonly RetryAfter: { readonly example: number } }
    readonly parameters: Readonly<Record<string, RawParameter>>
    readonly responses: Readonly<Record<string, RawResponse>>
    readonly schemas: Readonly<Record<string, RawSchema>> & {
      readonly ErrorCode: { readonly 'x-texts': Readonly<Record<ErrorCode, string>> }
      readonly MessageCode: { readonly 'x-texts': Readonly<Record<MessageCode, string>> }
    }
  }
}

/** The whole document, for the validators. */
export const contractDocument: JsonSchema = document

// The file is generated, and its shape is checked then; its literal types are not useful here.
const raw: RawDocument = document

function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}

const nameOf = ($ref: string | undefined) => $ref?.split('/').at(-1)

const isError = (body: object): body is ErrorExample =>
  'statusCode' in body && Number(body.statusCode) >= 400 && 'code' in body

function responseOf({ $ref, headers = {}, content = {} }: RawResponse, pointer: string): ResponseDescription {
  const name = nameOf($ref)
  if (name !== undefined) return responseOf(raw.components.responses[name] ?? {}, `/components/responses/${name}`)
  const bodies = Object.values(content).flatMap(({ examples = {} }) => Object.values(examples))
  return {
    pointer: `${pointer}/content/application~1json/schema`,
    headers: Object.keys(headers),
    errors: bodies.map(({ value }) => value).filter(isError),
  }
}

function propertiesOf({ $ref, properties = {} }: RawSchema): Array<[string, RawSchema]> {
  const name = nameOf($ref)
  return name === undefined ? Object.entries(properties) : propertiesOf(raw.components.schemas[name] ?? {})
}

function requestOf(operation: RawOperation, pointer: string): RequestDescription | undefined {
  const [content] = Object.entries(operation.requestBody?.content ?? {})
  if (content === undefined) return undefined
  const [mediaType, { schema }] = content
  const limit = operation['x-body-limit']
  if (limit === undefined) throw new Error(`${operation.operationId} has no x-body-limit`)
  const fields = (isWanted: (property: RawSchema) => boolean) =>
    propertiesOf(schema).flatMap(([field, property]) => (isWanted(property) ? [field] : []))
  return {
    mediaType,
    pointer: `${pointer}/requestBody/content/${escaped(mediaType)}/schema`,
    limit,
    files: new Set(fields(({ format }) => format === 'binary')),
    extensionFields: fields((property) => property['x-capability'] !== undefined),
  }
}

function parametersOf({ operationId, parameters = [] }: RawOperation): ParameterDescription[] {
  return parameters.map(({ $ref }) => {
    const key = nameOf($ref) ?? ''
    const parameter = raw.components.parameters[key]
    if (parameter === undefined) throw new Error(`${operationId} has a parameter that is nowhere`)
    const { name, in: place, required = false } = parameter
    return { name, place, isRequired: required, pointer: `/components/parameters/${key}/schema` }
  })
}

function operationOf(path: string, method: string, operation: RawOperation): OperationDescription {
  const pointer = `/paths/${escaped(path)}/${method}`
  const request = requestOf(operation, pointer)
  const parameters = parametersOf(operation)
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    needsSession: operation.security === undefined,
    isOfPlatform: operation.security?.some((scheme) => Object.hasOwn(Object(scheme), 'platformKey')) ?? false,
    isRead: operation['x-read'] === true,
    capability: operation['x-capability'],
    isKeyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
    parameters,
    ...(request === undefined ? {} : { request }),
    responses: new Map(
      Object.entries(operation.responses).map(([status, response]) => [
        Number(status),
        responseOf(response, `${pointer}/responses/${status}`),
      ]),
    ),
  }
}

function descriptionsOf(isWanted: (operation: RawOperation) => boolean): readonly OperationDescription[] {
  return Object.entries(raw.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      isWanted(operation) ? [operationOf(path, method, operation)] : [],
    ),
  )
}

/** Every operation of the contract whose responses are JSON. */
export const operationDescriptions = descriptionsOf((operation) => operation['x-stream'] !== true)

/** Every operation whose response is a stream of events. */
export const streamDescriptions = descriptionsOf((operation) => operation['x-stream'] === true)

/** Every operation. */
export const allDescriptions: readonly OperationDescription[] = [...operationDescriptions, ...streamDescriptions]

/** The names of the extensions that the contract describes. */
export const capabilities: readonly string[] = Object.keys(raw['x-capabilities'])

/** The English text of every error code. */
export const errorTexts = raw.components.schemas.ErrorCode['x-texts']

/** By error code, and by error code with fields: the documented status. */
const statuses = new Map<string, number>([
  // Refused before an operation is known.
  ['request.malformed', 400],
  ['request.method_not_allowed', 405],
])
for (const { responses } of allDescriptions) {
  for (const { statusCode, code, errors } of [...responses.values()].flatMap((response) => response.errors)) {
    const key = errors === undefined ? code : `${code} with fields`
    if (!statuses.has(key)) statuses.set(key, statusCode)
  }
}

/**
 * Returns the HTTP status that the contract documents for an error code. A code may be a refused
 * field of one operation and a conflict of another: `slot.past`.
 */
export function statusOfError(code: ErrorCode, hasFields: boolean): number {
  const keys = [code, `${code} with fields`]
  const [status] = (hasFields ? keys.toReversed() : keys).flatMap((key) => statuses.get(key) ?? [])
  if (status === undefined) throw new Error(`The contract documents no status for ${code}`)
  return status
}

/** The English text of every success code. */
export const messageTexts = raw.components.schemas.MessageCode['x-texts']

/** The seconds of the documented header Retry-After. */
export const retryAfterExample = raw.components.headers.RetryAfter.example
