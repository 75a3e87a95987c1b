import type { ApiError, Message, OperationId, Result } from '@nalam/sdk'
import { useServerText, type ActionFailure, type ActionSuccess } from '@nalam/ui'

interface ActionResults {
  success: (value: Message) => ActionSuccess
  failure: (error: ApiError) => ActionFailure
  of: <T extends Message, O extends OperationId>(result: Result<T, O>) => ActionSuccess | ActionFailure
}

/** The SDK's results as ui's forms take them: the text in the doctor's language (D9), field errors at their fields. */
export function useActionResult(): ActionResults {
  const serverText = useServerText()
  const success = (value: Message): ActionSuccess => ({ ok: true, message: serverText(value) })
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
  return { success, failure, of: (result) => (result.ok ? success(result.value) : failure(result.error)) }
}
