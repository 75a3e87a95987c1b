import type { Contract, Media, Schema } from './Contract.ts'
import { operations, resolve } from './operations.ts'

/** Keywords that do not describe a value: texts for readers. */
const leftOut = new Set([
  'description',
  'example',
  'examples',
  'title',
  'format',
  'x-texts',
  'x-extensible',
  'x-enum-varnames',
  'x-capability',
])

/**
 * Collects the schemas that a generated file needs, each with those that it refers to.
 *
 * @param isPart whether a keyword with a value is part of a schema
 */
function schemaCollection(contract: Contract, isPart: (keyword: string, rule: unknown) => boolean) {
  const used = new Map<string, unknown>()
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value && typeof value.$ref === 'string') return keep(value.$ref)
    const entries = Object.entries(value).filter(([keyword, inner]) => !leftOut.has(keyword) && isPart(keyword, inner))
    return Object.fromEntries(
      entries.map(([keyword, inner]) => [keyword, keyword === 'properties' ? properties(inner) : plain(inner)]),
    )
  }
  // Names of fields are not keywords: a field may be called "description".
  const properties = (value: object) =>
    Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, plain(schema)]))
  /** Adds a schema, and returns its name. */
  const keep = (reference: string) => {
    const name = reference.replace('#/components/schemas/', '')
    if (!used.has(name)) {
      used.set(name, undefined)
      used.set(name, plain(resolve<Schema>(contract, { $ref: reference })))
    }
    return name
  }
  /** As text, which engines read faster than the same in code. */
  const source = () => JSON.stringify(JSON.stringify(Object.fromEntries(used)))
  return { keep, source }
}

/** Returns the named schema of a JSON body. */
function named(place: string, media: Media | undefined): string {
  const { schema } = media ?? {}
  if (!schema || !('$ref' in schema) || typeof schema.$ref !== 'string') throw new Error(`${place}: no named schema`)
  return schema.$ref
}

// It limits only requests, because later servers send more fields.
const ofResponses = (keyword: string) => keyword !== 'additionalProperties'

/** Generates the schemas of all requests with a JSON body as TypeScript, for `@nalam/sdk/testing`. */
export function requestSchemasSource(contract: Contract): string {
  const { keep, source } = schemaCollection(contract, () => true)
  const requests = operations(contract).flatMap(({ id, operation }) => {
    const media = operation.requestBody?.content['application/json']
    return media ? [`  ${id}: '${keep(named(id, media))}',`] : []
  })
  return `import type { OperationId } from './operations.ts'

/** Schema of the JSON body of every operation that has one. */
export const requests: Readonly<Partial<Record<OperationId, string>>> = {
${requests.join('\n')}
}

/** The schemas by name; a text in place of a schema is a name. */
export const requestSchemas: Readonly<Record<string, object | string>> = /* @__PURE__ */ JSON.parse(
  ${source()},
)
`
}

/**
 * Generates the schemas of all successful responses as TypeScript, which
 * `@nalam/sdk/response-check` compares responses with. Texts for readers are left out, because
 * every browser would download them.
 */
export function responseSchemasSource(contract: Contract): string {
  const { keep, source } = schemaCollection(contract, ofResponses)
  const responses = operations(contract).map(({ id, operation }) => {
    const status = Object.keys(operation.responses).find((key) => key.startsWith('2')) ?? ''
    const response = operation.responses[status]
    const media = response && !('$ref' in response) ? response.content?.['application/json'] : undefined
    return `  ${id}: [${status}, '${keep(named(id, media))}'],`
  })
  return `import type { OperationId } from './operations.ts'

/** Status and schema of every operation's successful response. */
export const responses: Readonly<Record<OperationId, readonly [status: number, schema: string]>> = {
${responses.join('\n')}
}

/** The schemas by name; a text in place of a schema is a name. As text, which engines read faster than the same in code. */
export const responseSchemas: Readonly<Record<string, object | string>> = /* @__PURE__ */ JSON.parse(
  ${source()},
)
`
}

/** Generates the schemas of all webhooks as TypeScript, for `@nalam/sdk/webhooks`. */
export function webhookSchemasSource(contract: Contract): string {
  // A newer server may send a further language or reason. Only its type tells a message from others.
  const { keep, source } = schemaCollection(
    contract,
    (keyword, rule) => ofResponses(keyword) && (keyword !== 'enum' || (Array.isArray(rule) && rule.length === 1)),
  )
  const webhooks = Object.entries(contract.webhooks).map(
    ([name, { post }]) => `  '${name}': '${keep(named(name, post?.requestBody?.content['application/json']))}',`,
  )
  return `import type { MessageName, PlatformMessageName } from './operations.ts'

/** The schema of every webhook's body. */
export const webhooks: Readonly<Record<MessageName | PlatformMessageName, string>> = {
${webhooks.join('\n')}
}

/** The schemas by name; a text in place of a schema is a name. */
export const webhookSchemas: Readonly<Record<string, object | string>> = JSON.parse(
  ${source()},
)
`
}
