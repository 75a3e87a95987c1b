import type { ApiError } from '@nalam/sdk'
import { useServerText, type ActionFailure, type ActionSuccess, type SpokenByServer } from '@nalam/ui'

/** The texts of a result. */
export interface ActionResults {
  success: (message: SpokenByServer) => ActionSuccess
  failure: (error: ApiError) => ActionFailure
  /** @param outcome of a request or an action; undefined where another one is running */
  of: (
    outcome: { ok: true; value: SpokenByServer } | { ok: false; error: ApiError } | undefined,
  ) => ActionSuccess | ActionFailure
}

/** The SDK's results as ui's forms take them: the text in the doctor's language (D9), field errors at their fields. */
export function useActionResult(): ActionResults {
  const serverText = useServerText()
  const success = (message: SpokenByServer): ActionSuccess => ({ ok: true, message: serverText(message) })
  const failure = (error: ApiError): ActionFailure => ({
    ok: false,
    message: serverText(error),
    fieldErrors: Object.fromEntries(
      Object.entries(error.fieldErrors).map(([field, text]) => [
        field,
        // Where the text of the error stands at a field, its code is known.
        text === error.userMessage ? serverText(error) : text,
      ]),
    ),
  })
  const of: ActionResults['of'] = (outcome) => {
    if (!outcome) return { ok: false }
    return outcome.ok ? success(outcome.value) : failure(outcome.error)
  }
  return { success, failure, of }
}
