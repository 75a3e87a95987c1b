import type { ResponseObject, Contract } from './Contract.ts'
import { operations, resolve } from './operations.ts'

/**
 * Generates the contract's examples as TypeScript. The test handlers of the SDK respond with them.
 */
export function examplesSource(contract: Contract): string {
  const good: string[] = []
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
      if (status.startsWith('2')) good.push(`  ${id}: [${status}, ${JSON.stringify(first[1])}],`)
      else {
        for (const [code, body] of bodies) if (body.data !== undefined) data[code] = body.data
        const cases = bodies.map(([code, { errors: fields }]) => `'${code}': ${JSON.stringify(fields ?? null)}`)
        const written = `{ ${cases.join(', ')} }`
        errors.push(`${status}: ${bodies.some(([, { errors: fields }]) => fields) ? written : named(written)}`)
      }
    }
    bad.push(`  ${id}: { ${errors.join(', ')} },`)
  }
  const texts = (name: string) => JSON.stringify(contract.components.schemas[name]?.['x-texts'] ?? {}, null, 2)
  return `import type { ErrorCode, MessageCode, OperationId } from './operations.ts'

/** Status and body of every operation's successful response. */
export const successExamples: Readonly<Record<OperationId, readonly [status: number, body: object]>> = {
${good.join('\n')}
}

${[...shared].map(([cases, name]) => `const ${name} = ${cases}`).join('\n')}

/** By operation and status: the codes of its responses, each with the fields that it refuses. */
export const errorExamples: Readonly<
  Record<OperationId, Readonly<Record<number, Partial<Record<ErrorCode, Record<string, string> | null>>>>>
> = {
${bad.join('\n')}
}

/** What comes with an error code beside its text, where anything does. */
export const errorData: Readonly<Partial<Record<ErrorCode, object>>> = ${JSON.stringify(data)}

/** The English text of every error code. */
export const errorTexts: Readonly<Record<ErrorCode, string>> = ${texts('ErrorCode')}

/** The English text of every success code. */
export const messageTexts: Readonly<Record<MessageCode, string>> = ${texts('MessageCode')}
`
}
