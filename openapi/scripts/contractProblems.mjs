import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { operations, resolve } from './operations.mjs'

const expected = 22

/**
 * What is missing from a bundled contract: operations, names, examples that fit, messages, error answers.
 * @param {any} document the bundled contract
 * @returns {string[]} one sentence per problem; empty when there is none
 */
export function contractProblems(document) {
  const problems = []
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats(ajv)
  ajv.addFormat('binary', true).addFormat('password', true)
  ajv.addSchema({ $id: 'contract', ...document })

  const list = operations(document)
  if (list.length !== expected) problems.push(`${list.length} operations instead of ${expected}`)
  const ids = new Set()
  for (const { id, path, operation } of list) {
    if (!/^[a-z][A-Za-z]+$/.test(id ?? '')) problems.push(`${path}: operationId "${id}" is not in camelCase`)
    if (ids.has(id)) problems.push(`${id}: used twice`)
    ids.add(id)
    problems.push(...messageProblems(id, operation))
    if (operation.requestBody) {
      if (!operation['x-body-limit']) problems.push(`${id}: no x-body-limit`)
      for (const [type, media] of Object.entries(operation.requestBody.content)) {
        problems.push(...exampleProblems(document, ajv, `${id} request ${type}`, media))
        problems.push(...openRequests(document, id, media.schema))
      }
    }
    problems.push(...answerProblems(document, ajv, id, operation))
  }
  problems.push(...textProblems(document))
  return problems
}

function messageProblems(id, operation) {
  const messages = operation['x-messages']
  if (!messages) return [`${id}: no x-messages`]
  return Object.entries(messages).flatMap(([situation, message]) => {
    if (!/^(success|failure|exception|unexpected|empty|[45]\d\d)$/.test(situation))
      return [`${id}: unknown situation "${situation}"`]
    if (message.id !== `${id}.${situation}`) return [`${id}: message id "${message.id}" is not ${id}.${situation}`]
    return message.text ? [] : [`${id}: ${situation} has no text`]
  })
}

function answerProblems(document, ajv, id, operation) {
  const problems = []
  const statuses = Object.keys(operation.responses)
  const needed = ['403', '429', '500', '503']
  if (operation.requestBody) needed.push('400', '413', '415')
  if (operation.security === undefined) needed.push('401')
  for (const status of needed) if (!statuses.includes(status)) problems.push(`${id}: no answer ${status}`)
  if (statuses.filter((status) => status.startsWith('2')).length !== 1) problems.push(`${id}: not exactly one success`)
  for (const status of statuses) {
    const answer = resolve(document, operation.responses[status])
    if (!answer.headers?.['X-Request-Id']) problems.push(`${id} ${status}: no X-Request-Id`)
    if (['429', '503'].includes(status) && !answer.headers?.['Retry-After'])
      problems.push(`${id} ${status}: no Retry-After`)
    const media = answer.content?.['application/json']
    if (!media) {
      problems.push(`${id} ${status}: no JSON body`)
      continue
    }
    problems.push(...exampleProblems(document, ajv, `${id} ${status}`, media))
    for (const [name, example] of Object.entries(media.examples ?? {})) {
      const { statusCode, code } = resolve(document, example).value
      if (statusCode !== Number(status)) problems.push(`${id} ${status}: example ${name} says ${statusCode}`)
      if (Number(status) >= 400 && code !== name) problems.push(`${id} ${status}: example ${name} carries code ${code}`)
    }
  }
  return problems
}

function exampleProblems(document, ajv, place, media) {
  const examples = Object.entries(media.examples ?? {})
  if (examples.length === 0) return [`${place}: no example`]
  const validate = ajv.compile(absolute(media.schema))
  return examples.flatMap(([name, example]) =>
    validate(resolve(document, example).value)
      ? []
      : [`${place}: example ${name} does not fit: ${ajv.errorsText(validate.errors)}`],
  )
}

// Requests are closed: whatever the contract does not name is refused.
function openRequests(document, id, schema) {
  const { additionalProperties, type } = resolve(document, schema)
  return type === 'object' && additionalProperties === false ? [] : [`${id}: the request is not a closed object`]
}

function textProblems(document) {
  return ['ErrorCode', 'MessageCode'].flatMap((name) => {
    const { enum: codes, 'x-texts': texts } = document.components.schemas[name]
    const without = codes.filter((code) => !texts[code]).map((code) => `${name}: ${code} has no text`)
    const unknown = Object.keys(texts)
      .filter((code) => !codes.includes(code))
      .map((code) => `${name}: ${code} is not listed`)
    return [...without, ...unknown]
  })
}

const absolute = (schema) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'))
