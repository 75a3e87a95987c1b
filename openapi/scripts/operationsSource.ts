import type { Contract } from './Contract.ts'
import { operations, streams, takesKey } from './operations.ts'

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) || /^\d+$/.test(name) ? name : quote(name))

/**
 * The compact facts that the client needs at run time, as TypeScript: per operation its method, path, whether it may be
 * repeated (read), whether it takes an Idempotency-Key (keyed), whether its response is a stream, whether it needs no session (open), whether it is a multipart form, and its default messages (ids follow from operation and situation).
 */
export function operationsSource(contract: Contract): string {
  const lines = [...operations(contract), ...streams(contract)].map(({ id, path, method, operation }) => {
    const facts = [`method: ${quote(method.toUpperCase())}`, `path: ${quote(path)}`]
    if (operation['x-read']) facts.push('read: true')
    if (operation['x-stream']) facts.push('stream: true')
    if (takesKey(contract, operation)) facts.push('keyed: true')
    if (operation.security?.length === 0) facts.push('open: true')
    if (operation.requestBody && 'multipart/form-data' in operation.requestBody.content) facts.push('multipart: true')
    const messages = Object.entries(operation['x-messages'] ?? {}).map(
      ([situation, { text }]) => `${key(situation)}: ${quote(text)}`,
    )
    facts.push(messages.length ? `messages: { ${messages.join(', ')} }` : 'messages: {}')
    return `  ${id}: { ${facts.join(', ')} },`
  })
  const wrapper = Object.entries(contract['x-wrapper-messages']).map(([kind, { text }]) => `  ${kind}: ${quote(text)},`)
  return `
import type { components } from './schema.ts'

/** Every operation of the contract: how it is sent and what is said when a response brings no text (decision D9). */
export const operations = {
${lines.join('\n')}
} as const

/** What is said where neither the server nor the operation has a text (SDK-04). */
export const wrapperMessages = {
${wrapper.join('\n')}
} as const

/** The name of an operation whose response is a stream of events. */
export type StreamId = {
  [K in keyof typeof operations]: (typeof operations)[K] extends { stream: true } ? K : never
}[keyof typeof operations]

/** The name of any operation of the contract, streams included. */
export type AnyOperationId = keyof typeof operations

/** The name of an operation of the contract whose response is JSON. */
export type OperationId = Exclude<keyof typeof operations, StreamId>

/** The operations that need no session. */
export type PublicOperationId = {
  [K in OperationId]: (typeof operations)[K] extends { open: true } ? K : never
}[OperationId]

/** The operations that take an Idempotency-Key. */
export type KeyedOperationId = {
  [K in OperationId]: (typeof operations)[K] extends { keyed: true } ? K : never
}[OperationId]

/** The id of every default message: \`<operationId>.<situation>\`, or \`wrapper.<kind>\`. */
export type DefaultMessageId =
  | { [K in keyof typeof operations]: \`\${K}.\${keyof (typeof operations)[K]['messages'] & (string | number)}\` }[keyof typeof operations]
  | \`wrapper.\${keyof typeof wrapperMessages}\`

/** The codes of what our server says when something went wrong. */
export type ErrorCode = components['schemas']['ErrorCode']

/** The codes of what our server says when something succeeded. */
export type MessageCode = components['schemas']['MessageCode']
`.trimStart()
}
