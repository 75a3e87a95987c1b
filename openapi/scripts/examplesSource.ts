import { isDeepStrictEqual } from 'node:util'
import type { ResponseObject, Contract } from './Contract.ts'
import { operations, resolve } from './operations.ts'

/** A shorter value is repeated, because its name would take as much. */
const SHARED_LENGTH = 60

/**
 * Writes values as TypeScript. An object or array that occurs several times is written once, as a
 * constant.
 */
function createWriter(values: readonly unknown[]) {
  const counts = new Map<string, number>()
  const constants = new Map<string, { name: string; source: string }>()
  const partsOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.values(value) : [])
  function count(value: unknown): void {
    const text = JSON.stringify(value)
    const times = counts.get(text) ?? 0
    counts.set(text, times + 1)
    // The parts of a repeated value are written once with it.
    if (times === 0) partsOf(value).forEach(count)
  }
  values.forEach(count)

  function contentOf(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    return `{${Object.entries(value)
      .map(([key, part]) => `${JSON.stringify(key)}:${write(part)}`)
      .join(',')}}`
  }
  function write(value: unknown): string {
    const text = JSON.stringify(value)
    if (text.length < SHARED_LENGTH || counts.get(text) === 1 || partsOf(value).length === 0) return contentOf(value)
    const source = contentOf(value)
    const constant = constants.get(text) ?? { name: `example${constants.size + 1}`, source }
    constants.set(text, constant)
    return constant.name
  }
  return {
    write,
    constants: () => [...constants.values()].map(({ name, source }) => `const ${name} = ${source}`).join('\n'),
  }
}

/**
 * Generates the contract's examples as TypeScript. The test handlers of the SDK respond with them.
 */
export function examplesSource(contract: Contract): string {
  const good: [id: string, status: string, body: Record<string, unknown>][] = []
  const bad: string[] = []
  // Errors that many operations share are written once.
  const shared = new Map<string, string>()
  // The data of an error depends only on its code, not on the operation.
  const data: Record<string, unknown> = {}
  const named = (cases: string) => {
    const name = shared.get(cases) ?? `case${shared.size + 1}`
    shared.set(cases, name)
    return name
  }
  for (const { id, operation } of operations(contract)) {
    const errors: string[] = []
    for (const [status, reference] of Object.entries(operation.responses)) {
      const response = resolve<ResponseObject>(contract, reference)
      const examples = Object.entries(response.content?.['application/json']?.examples ?? {})
      const bodies = examples.map(
        ([name, example]) => [name, resolve<{ value: Record<string, unknown> }>(contract, example).value] as const,
      )
      const [first] = bodies
      if (!first) throw new Error(`${id} ${status}: no example`)
      if (status.startsWith('2')) good.push([id, status, first[1]])
      else {
        for (const [code, body] of bodies) if (body.data !== undefined) data[code] = body.data
        const cases = bodies.map(([code, { errors: fields }]) => `'${code}': ${JSON.stringify(fields ?? null)}`)
        const written = `{ ${cases.join(', ')} }`
        errors.push(`${status}: ${bodies.some(([, { errors: fields }]) => fields) ? written : named(written)}`)
      }
    }
    bad.push(`  ${id}: { ${errors.join(', ')} },`)
  }
  const { write, constants } = createWriter([...good.map(([, , body]) => body), ...Object.values(data)])
  const codes: Record<string, string> = contract.components.schemas.MessageCode?.['x-texts'] ?? {}
  const successes = good.map(([id, status, body]) => {
    const { code, data: sent, ...others } = body
    // A body with the text of its code needs no text of its own.
    const isDone = isDeepStrictEqual(others, { statusCode: Number(status), message: codes[String(code)] })
    const parts = sent === undefined ? '' : `, ${write(sent)}`
    return `  ${id}: ${isDone ? `done(${status}, '${String(code)}'${parts})` : `[${status}, ${write(body)}]`},`
  })
  const dataSource = Object.entries(data)
    .map(([code, value]) => `  '${code}': ${write(value)},`)
    .join('\n')
  const texts = (name: string) => JSON.stringify(contract.components.schemas[name]?.['x-texts'] ?? {}, null, 2)
  return `import type { ErrorCode, MessageCode, OperationId } from './operations.ts'

${constants()}

/** The English text of every success code. */
export const messageTexts: Readonly<Record<MessageCode, string>> = ${texts('MessageCode')}

const done = (statusCode: number, code: MessageCode, data?: object) =>
  [statusCode, { statusCode, message: messageTexts[code], code, ...(data && { data }) }] as const

/** Status and body of every operation's successful response. */
export const successExamples: Readonly<Record<OperationId, readonly [status: number, body: object]>> = {
${successes.join('\n')}
}

${[...shared].map(([cases, name]) => `const ${name} = ${cases}`).join('\n')}

/** By operation and status: the codes of its responses, each with the fields that it refuses. */
export const errorExamples: Readonly<
  Record<OperationId, Readonly<Record<number, Partial<Record<ErrorCode, Record<string, string> | null>>>>>
> = {
${bad.join('\n')}
}

/** What comes with an error code beside its text, where anything does. */
export const errorData: Readonly<Partial<Record<ErrorCode, object>>> = {
${dataSource}
}

/** The English text of every error code. */
export const errorTexts: Readonly<Record<ErrorCode, string>> = ${texts('ErrorCode')}
`
}
