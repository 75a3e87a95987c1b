import type { ApiError } from '@nalam/sdk'
import type { ActionFailure, ActionSuccess } from '@nalam/ui'
import type { ActionResults } from './useActions.ts'

type RefusedField = 'password' | 'confirmationCode' | 'otp'

/**
 * Returns a failure whose text is also shown at the refused field: a wrong password or code comes
 * as status 400 without field errors (D11). Other failures say nothing about the input.
 *
 * @param failure as `useActionResult` returns it
 * @param field the field that was refused
 */
export function refusedAt(failure: ActionFailure, error: ApiError, field: RefusedField): ActionFailure<RefusedField> {
  const isRefused = error.kind === 'response' && error.status === 400 && Object.keys(error.fieldErrors).length === 0
  return isRefused && failure.message !== undefined
    ? { ...failure, fieldErrors: { [field]: failure.message } }
    : failure
}

/** Returns the result of an action whose refusal is shown at a field. */
export function resultAt(
  results: ActionResults,
  outcome: Parameters<ActionResults['of']>[0],
  field: RefusedField,
): ActionSuccess | ActionFailure<RefusedField> {
  return outcome?.ok === false ? refusedAt(results.failure(outcome.error), outcome.error, field) : results.of(outcome)
}
