import { operations, type OperationId } from '../generated/operations.ts'
import { ApiPromise } from './ApiPromise.ts'
import { callPath } from './callPath.ts'
import type { CallOptions } from './callOptions.ts'
import type { ClientOptions } from './clientOptions.ts'
import type { PayloadOf } from './contractTypes.ts'
import type { AnyHttpClient } from './httpClient.ts'
import { multipart } from './multipart.ts'
import { readAnswer, type Normalise } from './readAnswer.ts'

/** Carries out an operation for a resource and makes a value of its answer. */
export type Caller = <T, O extends OperationId>(
  operation: O,
  normalise: Normalise<T>,
  options: CallOptions | undefined,
  payload?: PayloadOf<O>,
) => ApiPromise<T, O>

/** Makes the function that all resources call through. */
export function createCaller(client: ClientOptions, http: AnyHttpClient): Caller {
  const { checking } = client
  return (operation, normalise, options = {}, payload) => {
    const facts: { method: string; path: string; multipart?: true } = operations[operation]
    return new ApiPromise(
      callPath(client, operation, options, async ({ signal, headers, sent, report }) => {
        const { data, error, response } = await http.request(facts.method, facts.path, {
          body: payload,
          ...(facts.multipart && { bodySerializer: multipart }),
          headers,
          signal,
          // The text, so that an answer that is not JSON can be told from one that is.
          parseAs: 'text',
          fetch: (request) => {
            sent()
            return (client.fetch ?? fetch)(request)
          },
        })
        const problems = (body: unknown) => {
          const found = checking?.problems(operation, response.status, body) ?? []
          if (checking?.mode === 'strict' || found.length === 0) return found
          report(response.status, found)
          return []
        }
        return { response, ...readAnswer(response, data ?? error, normalise, problems) }
      }),
    )
  }
}
