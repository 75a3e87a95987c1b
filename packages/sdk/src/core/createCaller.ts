import { type OperationId, type OperationMetadata, operations } from '../generated/operations.ts'
import { type ApiPromise, apiPromise } from './ApiPromise.ts'
import type { Client } from './Client.ts'
import type { InputOf, ResponseFields } from './contractTypes.ts'
import type { Report } from './json.ts'
import type { CallOptions } from './options.ts'
import { performCall } from './performCall.ts'
import type { TransportRequest } from './transport.ts'

/**
 * Performs an operation for a resource.
 *
 * @param read reads the value from the body of a successful response
 * @param payload returns body and parameters; throws if an argument is wrong, which ends the call
 *   with a setup error
 * @param options `patience` replaces the default deadline of an operation that takes longer
 */
export type Caller = <T, O extends OperationId>(
  operation: O,
  read: (body: ResponseFields<O>, operation: O, report: Report) => T,
  options: (CallOptions & { readonly patience?: number }) | undefined,
  payload?: () => InputOf<O>,
) => ApiPromise<T, O>

/**
 * Places the input of an operation: into path parameters, into the query of a GET, or else into the
 * body.
 *
 * @param secrets receives the values that no error may contain
 * @throws TypeError for a value that cannot be sent
 */
function placed(
  { method, path }: OperationMetadata,
  input: object,
  secrets: string[],
): Pick<TransportRequest, 'params' | 'body'> {
  const inPath: Record<string, string> = {}
  const others: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    // JSON has no number for these: it would send null.
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value)))
      throw new TypeError(`${name} is missing`)
    if (/[Pp]assword|Code$|mobile|^patient|^note$/.test(name)) secrets.push(String(value))
    if (!path.includes(`{${name}}`)) others[name] = value
    // A dot or a slash could address another operation.
    else if (/^[\w-]+$/.test(String(value))) inPath[name] = String(value)
    else throw new TypeError(`${name} must be an identifier`)
  }
  const isInPath = Object.keys(inPath).length > 0
  const isEmpty = Object.keys(others).length === 0
  return {
    params: { ...(isInPath && { path: inPath }), ...(method === 'GET' && !isEmpty && { query: others }) },
    body: method === 'GET' || (isInPath && isEmpty) ? undefined : others,
  }
}

/** Creates the function through which all resources send their calls. */
export function createCaller(client: Client): Caller {
  return (operation, read, options = {}, payload) => {
    const { credentials, cache, keepalive, priority } = options
    return apiPromise(
      performCall(
        client,
        operation,
        options,
        ({ signal, headers, secrets, sent }) => {
          const metadata = operations[operation]
          // Also throws if a JavaScript caller gave no payload.
          const place = payload ? placed(metadata, payload(), secrets) : {}
          const common = { credentials, cache, keepalive, priority, signal, headers }
          return client.transport.send({ operation: metadata, ...common, ...place }, sent)
        },
        read,
      ),
    )
  }
}
