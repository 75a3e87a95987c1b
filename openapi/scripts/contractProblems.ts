import { Ajv2020 } from 'ajv/dist/2020.js'
import { default as addFormats } from 'ajv-formats'
import { bodyLimit } from './bodyLimit.ts'
import type { ResponseObject, Contract, Media, Operation, Reference, Schema } from './Contract.ts'
import { operations, resolve, streams, takesKey } from './operations.ts'

/** Number of operations in the specification, without extensions. */
const expected = 22

/**
 * Finds what is missing from a bundled contract: operations, names, examples that fit, messages,
 * error responses.
 *
 * @returns one sentence per problem; empty when there is none
 */
export function contractProblems(contract: Contract): string[] {
  const problems: string[] = []
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats(ajv)
  ajv.addFormat('binary', true).addFormat('password', true)
  ajv.addSchema({ $id: 'contract', ...contract })

  const list = operations(contract)
  const base = list.filter(({ operation }) => operation['x-capability'] === undefined)
  if (base.length !== expected) problems.push(`${base.length} base operations instead of ${expected}`)
  const ids = new Set<string>()
  for (const { id, path, operation } of list) {
    if (!/^[a-z][A-Za-z]+$/.test(id ?? '')) problems.push(`${path}: operationId "${id}" is not in camelCase`)
    if (ids.has(id)) problems.push(`${id}: used twice`)
    ids.add(id)
    problems.push(...messageProblems(id, operation), ...extensionProblems(contract, id, operation))
    if (operation.requestBody) {
      problems.push(...bodyLimitProblems(contract, id, operation))
      for (const [type, media] of Object.entries(operation.requestBody.content)) {
        problems.push(...exampleProblems(contract, ajv, `${id} request ${type}`, media))
        problems.push(...openRequests(contract, id, media.schema))
      }
    }
    problems.push(...responseProblems(contract, ajv, id, operation))
  }
  for (const { id, method, operation } of streams(contract)) {
    if (ids.has(id)) problems.push(`${id}: used twice`)
    ids.add(id)
    if (method !== 'get' || operation.requestBody) problems.push(`${id}: a stream is a GET without a body`)
    if (operation['x-capability'] === undefined) problems.push(`${id}: a stream belongs to an extension`)
    problems.push(...messageProblems(id, operation), ...responseProblems(contract, ajv, id, operation))
  }
  for (const [name, { post }] of Object.entries(contract.webhooks)) {
    if (contract['x-capabilities'][post?.['x-capability'] ?? ''] === undefined)
      problems.push(`${name}: a webhook belongs to an extension`)
    for (const media of Object.values(post?.requestBody?.content ?? {}))
      problems.push(...exampleProblems(contract, ajv, `webhook ${name}`, media))
  }
  problems.push(...textProblems(contract), ...descriptionProblems(contract))
  return problems
}

// A larger limit than necessary costs time to read and reject a body.
function bodyLimitProblems(contract: Contract, id: string, operation: Operation): string[] {
  try {
    const wanted = bodyLimit(contract, operation)
    const limit = operation['x-body-limit']
    return limit === wanted ? [] : [`${id}: x-body-limit is ${limit ?? 'missing'} instead of ${wanted}`]
  } catch (error) {
    return [`${id}: the request has no largest size: ${error instanceof Error ? error.message : String(error)}`]
  }
}

// Every action of an extension is safe to repeat (EXT-03).
function extensionProblems(contract: Contract, id: string, operation: Operation): string[] {
  const capability = operation['x-capability']
  if (capability === undefined) return []
  if (!contract['x-capabilities'][capability]) return [`${id}: x-capabilities has no ${capability}`]
  const isSafe = operation['x-read'] || operation['x-repeatable'] || takesKey(contract, operation)
  return isSafe ? [] : [`${id}: no Idempotency-Key`]
}

function messageProblems(id: string, operation: Operation): string[] {
  const messages = operation['x-messages']
  if (!messages) return [`${id}: no x-messages`]
  return Object.entries(messages).flatMap(([situation, message]) => {
    if (!/^(success|failure|exception|unexpected|empty|[45]\d\d)$/.test(situation))
      return [`${id}: unknown situation "${situation}"`]
    if (message.id !== `${id}.${situation}`) return [`${id}: message id "${message.id}" is not ${id}.${situation}`]
    return message.text ? [] : [`${id}: ${situation} has no text`]
  })
}

function responseProblems(contract: Contract, ajv: Ajv2020, id: string, operation: Operation): string[] {
  const problems: string[] = []
  const statuses = Object.keys(operation.responses)
  const requiredText = ['403', '429', '500', '503']
  if (operation.requestBody) requiredText.push('400', '413', '415')
  if (operation.security?.length !== 0) requiredText.push('401')
  for (const status of requiredText) if (!statuses.includes(status)) problems.push(`${id}: no response ${status}`)
  if (statuses.filter((status) => status.startsWith('2')).length !== 1) problems.push(`${id}: not exactly one success`)
  for (const status of statuses) {
    const response = resolve<ResponseObject>(contract, operation.responses[status] ?? {})
    if (!response.headers?.['X-Request-Id']) problems.push(`${id} ${status}: no X-Request-Id`)
    if (['429', '503'].includes(status) && !response.headers?.['Retry-After'])
      problems.push(`${id} ${status}: no Retry-After`)
    const isStream = operation['x-stream'] === true && status.startsWith('2')
    const [type, name] = isStream ? ['text/event-stream', 'event stream'] : ['application/json', 'JSON body']
    const { [type]: media, ...others } = response.content ?? {}
    for (const other of Object.keys(others)) problems.push(`${id} ${status}: a body of the type ${other}`)
    if (!media) {
      problems.push(`${id} ${status}: no ${name}`)
      continue
    }
    problems.push(...exampleProblems(contract, ajv, `${id} ${status}`, media))
    // The examples of a stream are its events, which have no status.
    if (isStream) continue
    for (const [name, example] of Object.entries(media.examples ?? {})) {
      const { statusCode, code } = resolve<{ value: Record<string, unknown> }>(contract, example).value
      if (statusCode !== Number(status)) problems.push(`${id} ${status}: example ${name} says ${String(statusCode)}`)
      if (Number(status) >= 400 && code !== name)
        problems.push(`${id} ${status}: example ${name} carries code ${String(code)}`)
    }
  }
  return problems
}

function exampleProblems(contract: Contract, ajv: Ajv2020, place: string, media: Media): string[] {
  const examples = Object.entries(media.examples ?? {})
  if (examples.length === 0) return [`${place}: no example`]
  const validate = ajv.compile(absolute(media.schema))
  return examples.flatMap(([name, example]) =>
    validate(resolve<{ value: Record<string, unknown> }>(contract, example).value)
      ? []
      : [`${place}: example ${name} does not fit: ${ajv.errorsText(validate.errors)}`],
  )
}

// Requests are closed objects: fields that the contract does not name are rejected.
function openRequests(contract: Contract, id: string, schema: Schema | Reference): string[] {
  const { additionalProperties, type } = resolve<Schema>(contract, schema)
  return type === 'object' && additionalProperties === false ? [] : [`${id}: the request is not a closed object`]
}

function textProblems(contract: Contract): string[] {
  return ['ErrorCode', 'MessageCode'].flatMap((name) => {
    const { enum: codes = [], 'x-texts': texts = {} } = contract.components.schemas[name] ?? {}
    const without = codes.filter((code) => !texts[code]).map((code) => `${name}: ${code} has no text`)
    const unknown = Object.keys(texts)
      .filter((code) => !codes.includes(code))
      .map((code) => `${name}: ${code} is not listed`)
    return [...without, ...unknown]
  })
}

/** Finds properties without a description. Other tools show nothing else about a property. */
function descriptionProblems(contract: Contract): string[] {
  const problems: string[] = []
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [keyword, inner] of Object.entries(value)) {
      if (['examples', 'example', 'enum', 'x-texts'].includes(keyword)) continue
      if (keyword !== 'properties') {
        visit(inner, `${at}/${keyword}`)
        continue
      }
      for (const [name, property] of Object.entries<Schema | Reference>(inner)) {
        const isDescribed = 'description' in property || resolve<Schema>(contract, property).description
        if (!isDescribed) problems.push(`${at}: ${name} has no description`)
        visit(property, `${at}/${name}`)
      }
    }
  }
  visit(contract.paths, 'paths')
  visit(contract.components, 'components')
  return problems
}

const absolute = (schema: Schema | Reference): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'))
