import type { Contract } from './Contract.ts'
import { isOfPatient, isOfPlatform, operations, streams, takesKey, type PlacedOperation } from './operations.ts'

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) || /^\d+$/.test(name) ? name : quote(name))
const union = (names: readonly string[]) => names.map(quote).join(' | ') || 'never'

/** The capability of what platforms are told; other webhooks are for patients. */
const PLATFORMS = 'intake'

function line(contract: Contract, { id, path, method, operation }: PlacedOperation): string {
  const messages = Object.entries(operation['x-messages'] ?? {}).map(
    ([situation, { text }]) => `${key(situation)}: ${quote(text)}`,
  )
  // In the order that compresses best (K1).
  const metadata = [
    `method: ${quote(method.toUpperCase())}`,
    messages.length ? `messages: { ${messages.join(', ')} }` : 'messages: {}',
  ]
  if (operation['x-read']) metadata.push('read: true')
  if (takesKey(contract, operation)) metadata.push('keyed: true')
  if (operation.security?.length === 0) metadata.push('open: true')
  if (operation.requestBody && 'multipart/form-data' in operation.requestBody.content) metadata.push('multipart: true')
  metadata.push(`path: ${quote(path)}`)
  return `  ${id}: { ${metadata.join(', ')} },`
}

/** Generates the ids of the default messages. Operations with the same situations share a line. */
function messageIds(all: readonly PlacedOperation[]): string[] {
  const groups = new Map<string, string[]>()
  for (const { id, operation } of all) {
    const situations = Object.keys(operation['x-messages'] ?? {})
    if (situations.length > 0) groups.set(union(situations), [...(groups.get(union(situations)) ?? []), id])
  }
  return [...groups].map(([situations, ids]) => `  | \`\${${union(ids)}}.\${${situations}}\``)
}

/**
 * Generates the compact metadata that the client needs at run time for every call, as TypeScript.
 * For each operation: its method, path, whether it changes nothing (`read`), whether it takes
 * an Idempotency-Key (`keyed`), whether it needs no session (`open`), whether it is a multipart form,
 * and its default messages (ids follow from operation and situation). Also generates the names of
 * all operations as types.
 */
export function operationsSource(contract: Contract): string {
  const all = operations(contract)
  const ofPlatforms = all.filter(({ operation }) => isOfPlatform(operation))
  const ofPatients = all.filter(isOfPatient)
  const ofDoctors = all.filter((operation) => !ofPlatforms.includes(operation) && !ofPatients.includes(operation))
  const table = (some: readonly PlacedOperation[]) => some.map((operation) => line(contract, operation)).join('\n')
  const ids = (chosen: readonly PlacedOperation[]) => union(chosen.map(({ id }) => id))
  const webhooksOf = (isWanted: (capability: string | undefined) => boolean) =>
    Object.entries(contract.webhooks).flatMap(([name, { post }]) => (isWanted(post?.['x-capability']) ? [name] : []))
  const wrapper = Object.entries(contract['x-wrapper-messages']).map(([kind, { text }]) => `  ${kind}: ${quote(text)},`)
  return `
import type { components, operations as WireOperations, webhooks } from './schema.ts'

/** How an operation is sent, and its default messages for responses without a message (D9). */
export type OperationMetadata = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Whether it may be retried: a read, or an action with a key. */
  read?: true
  /** Whether it takes an Idempotency-Key. */
  keyed?: true
  /** Whether it needs no session. */
  open?: true
  multipart?: true
  path: string
  messages: Readonly<Record<string, string>>
}

/** Metadata of some operations. */
export type Operations<Id extends AnyOperationId> = Readonly<Record<Id, OperationMetadata>>

/** The operations of doctors. A client bundles only the operations of its caller. */
export const doctorOperations: Operations<DoctorOperationId> = {
${table(ofDoctors)}
}

/** The operations of patients with a link. */
export const patientOperations: Operations<PatientOperationId> = {
${table(ofPatients)}
}

/** The operations of platforms. */
export const platformOperations: Operations<PlatformOperationId> = {
${table(ofPlatforms)}
}

/** Every operation whose response is JSON. */
export const operations: Operations<OperationId> = /* @__PURE__ */ Object.assign(
  {},
  doctorOperations,
  patientOperations,
  platformOperations,
)

/** The operations whose response is a stream of events. */
export const streams: Operations<StreamId> = {
${table(streams(contract))}
}

/** Messages that are shown if neither the server nor the operation has one (SDK-04). */
export const wrapperMessages = {
${wrapper.join('\n')}
} as const

/** The name of an operation whose response is a stream of events. */
export type StreamId = ${ids(streams(contract))}

/** The name of any operation of the contract, streams included. */
export type AnyOperationId = keyof WireOperations

/** The name of an operation of the contract whose response is JSON. */
export type OperationId = Exclude<AnyOperationId, StreamId>

/** The operations that need no session. */
export type PublicOperationId = ${ids(all.filter(({ operation }) => operation.security?.length === 0))}

/** The operations of platforms, which send a key instead of a session cookie. */
export type PlatformOperationId = ${ids(ofPlatforms)}

/** The operations of patients, who send the token of their link. */
export type PatientOperationId = ${ids(ofPatients)}

/** All other operations: those of doctors, with a session or before they have one. */
export type DoctorOperationId = Exclude<OperationId, PlatformOperationId | PatientOperationId>

/** The operations that take an Idempotency-Key. */
export type KeyedOperationId = ${ids(all.filter(({ operation }) => takesKey(contract, operation)))}

/** The id of every default message: \`<operationId>.<situation>\`, or \`wrapper.<kind>\`. */
export type DefaultMessageId =
${messageIds(all).join('\n')}
  | \`wrapper.\${keyof typeof wrapperMessages}\`

/** Name of an extension that a server can offer. */
export type Capability = ${union(Object.keys(contract['x-capabilities']))}

/** The error codes of the reference server. */
export type ErrorCode = components['schemas']['ErrorCode']

/** The type of a message to a patient. */
export type MessageName = ${union(webhooksOf((capability) => capability !== PLATFORMS))}

/** The type of a message to a platform. */
export type PlatformMessageName = ${union(webhooksOf((capability) => capability === PLATFORMS))}

type EventOf<Name extends keyof webhooks> = webhooks[Name]['post']['requestBody']['content']['application/json']

/** A message to a patient, as a webhook's body; \`type\` tells which. */
export type PatientMessageEvent = { readonly [Name in MessageName]: EventOf<Name> }[MessageName]

/** A message to a platform, as a webhook's body; \`type\` tells which. */
export type PlatformMessageEvent = { readonly [Name in PlatformMessageName]: EventOf<Name> }[PlatformMessageName]

/** The success codes of the reference server. */
export type MessageCode = components['schemas']['MessageCode']
`.trimStart()
}
