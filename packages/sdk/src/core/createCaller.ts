import type { OperationId } from '../generated/operations.ts'
import { apiPromise } from './ApiPromise.ts'
import type { Caller } from './Caller.ts'
import type { CallOptions } from './callOptions.ts'
import type { Client } from './Client.ts'
import { knownOperations, type KnownOperation } from './knownOperations.ts'
import { multipart } from './multipart.ts'
import { performCall, type Attempt } from './performCall.ts'

async function send(
  client: Client,
  operation: OperationId,
  options: CallOptions,
  payload: (() => object) | undefined,
  { signal, headers, secrets, sent }: Attempt,
): Promise<Response> {
  // `performCall` has loaded the operations of extensions.
  const { method, path, multipart: isMultipart, place } = knownOperations[operation] as KnownOperation
  const { baseUrl, fetch: given } = client
  let url = baseUrl.replace(/\/$/, '') + path
  let body: object | undefined = payload?.()
  // Also throws if a JavaScript caller gave no payload.
  for (const [name, value] of payload ? Object.entries(body as object) : []) {
    if (value === undefined) throw new TypeError(`${name} is missing`)
    // No error may contain these values.
    if (/[Pp]assword|Code$|mobile/.test(name)) secrets.push(String(value))
  }
  if (place) [url, body] = place(url, body, secrets)
  // fetch ignores options that it does not know, and treats undefined as absent.
  const init = {
    ...options,
    method,
    credentials: options.credentials ?? 'include',
    headers: isMultipart || !body ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body ? (isMultipart ? multipart(body) : JSON.stringify(body)) : null,
    signal,
    // Following a redirect could repeat an action as a GET or send a password to another host.
    redirect: 'manual',
  } as RequestInit
  if (given) {
    const response = given(new Request(url, init))
    sent()
    return response
  }
  // Creates no Request, which would take as much CPU time as the rest of the call.
  return fetch(url, init).catch((error: unknown) => {
    // Throws if the request is invalid. The failure is then a setup error.
    void new Request(url, init)
    sent()
    throw error
  })
}

/** Creates the function through which all resources send their calls. */
export function createCaller(client: Client): Caller {
  return (operation, read, options = {}, payload) =>
    apiPromise(
      performCall(client, operation, options, (attempt) => send(client, operation, options, payload, attempt), read),
    )
}
