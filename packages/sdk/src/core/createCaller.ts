import { operations, type OperationId } from '../generated/operations.ts'
import { apiPromise, type ApiPromise } from './ApiPromise.ts'
import { performCall } from './performCall.ts'
import type { CallOptions } from './callOptions.ts'
import type { ClientOptions } from './clientOptions.ts'
import type { PayloadOf } from './contractTypes.ts'
import type { JsonObject } from './json.ts'
import { multipart } from './multipart.ts'

/** Carries out an operation for a resource and makes a value of its response. */
export type Caller = <T, O extends OperationId>(
  operation: O,
  normalise: (body: JsonObject, operation: O) => T,
  options: CallOptions | undefined,
  payload?: PayloadOf<O>,
) => ApiPromise<T, O>

/** Makes the function that all resources call through. */
export function createCaller(client: ClientOptions): Caller {
  return (operation, normalise, options = {}, payload) =>
    apiPromise(
      performCall(
        client,
        operation,
        options,
        async ({ signal, headers, sent }) => {
          const { method, path, ...facts }: { method: string; path: string; multipart?: true } = operations[operation]
          const { baseUrl, fetch: given } = client
          const url = baseUrl.replace(/\/$/, '') + path
          // No GET of the contract has a payload; every other payload is a body (section 7).
          const init: RequestInit = {
            method,
            headers: facts.multipart || !payload ? headers : { 'Content-Type': 'application/json', ...headers },
            body: payload ? (facts.multipart ? multipart(payload) : JSON.stringify(payload)) : null,
            credentials: 'include',
            signal,
          }
          if (given) {
            const request = new Request(url, init)
            sent()
            return given(request)
          }
          // Without a Request of our own, which would cost as much as all the rest.
          return fetch(url, init).catch((error: unknown) => {
            // A request that cannot even be made throws here, and that is why it failed.
            void new Request(url, init)
            sent()
            throw error
          })
        },
        (body) => normalise(body, operation),
      ),
    )
}
