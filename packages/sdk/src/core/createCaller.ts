import { placed } from '../extensions/later.ts'
import type { OperationFacts, OperationId } from '../generated/operations.ts'
import { apiPromise } from './ApiPromise.ts'
import type { Caller } from './Caller.ts'
import type { CallOptions } from './callOptions.ts'
import type { Client } from './Client.ts'
import { knownOperations } from './knownOperations.ts'
import { multipart } from './multipart.ts'
import { performCall, type Attempt } from './performCall.ts'

async function send(
  client: Client,
  operation: OperationId,
  options: CallOptions,
  payload: (() => object) | undefined,
  { signal, headers, secrets, sent }: Attempt,
): Promise<Response> {
  // The operation of an extension is loaded by now.
  const { method, path, ...metadata } = knownOperations[operation] as OperationFacts
  const { baseUrl, fetch: given } = client
  let url = baseUrl.replace(/\/$/, '') + path
  let body: object | undefined = payload?.()
  // Where a caller in JavaScript gave no payload, this throws too.
  for (const [name, value] of payload ? Object.entries(body as object) : []) {
    if (value === undefined) throw new TypeError(`${name} is missing`)
    // No error may show these.
    if (/[Pp]assword|Code$|mobile/.test(name)) secrets.push(String(value))
  }
  ;[url, body] = placed(operation, url, body, secrets)
  // fetch ignores the options of the call that are not its own, and takes undefined for left out.
  const init = {
    ...options,
    credentials: options.credentials ?? 'include',
    method,
    headers: metadata.multipart || !body ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body ? (metadata.multipart ? multipart(body) : JSON.stringify(body)) : null,
    // A redirect would repeat an action as a GET, or carry a password to another host.
    redirect: 'manual',
    signal,
  } as RequestInit
  if (given) {
    const response = given(new Request(url, init))
    sent()
    return response
  }
  // Without a Request of our own, which would cost as much as all the rest.
  return fetch(url, init).catch((error: unknown) => {
    // A request that cannot even be made throws here, and that is why it failed.
    void new Request(url, init)
    sent()
    throw error
  })
}

/** Makes the function that all resources call through. */
export function createCaller(client: Client): Caller {
  return (operation, read, options = {}, payload) =>
    apiPromise(
      performCall(
        client,
        operation,
        options,
        (attempt) => send(client, operation, options, payload, attempt),
        // The names are the contract's, the values are still unchecked.
        (body, _, report) => read(body as Parameters<typeof read>[0], operation, report),
      ),
    )
}
