import type { ApiError } from '@nalam/sdk'
import { useServerText, type ActionFailure, type ActionSuccess, type SpokenByServer } from '@nalam/ui'

/** Formats the results of actions. */
export interface ActionResults {
  success: (message: SpokenByServer) => ActionSuccess
  failure: (error: ApiError) => ActionFailure
  /** @param outcome of a request or an action; undefined if another one is running */
  of: (
    outcome: { ok: true; value: SpokenByServer } | { ok: false; error: ApiError } | undefined,
  ) => ActionSuccess | ActionFailure
}

/**
 * Converts results of the SDK for the forms of `ui`: the text in the doctor's language (D9), field
 * errors at their fields.
 */
export function useActionResult(): ActionResults {
  const serverText = useServerText()
  const success = (message: SpokenByServer): ActionSuccess => ({ ok: true, message: serverText(message) })
  const failure = (error: ApiError): ActionFailure => ({
    ok: false,
    message: serverText(error),
    fieldErrors: Object.fromEntries(
      Object.entries(error.fieldErrors).map(([field, text]) => [
        field,
        // The field error equals the message of the error, which has a code and can be translated.
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
