import type { ApiError } from '@nalam/sdk'
import type { ActionFailure, ActionSuccess } from '@nalam/ui'
import type { ActionResults } from '../../shared/actions/useActionResult.ts'

type RefusedField = 'password' | 'confirmationCode' | 'otp'

/**
 * A failure whose text also stays at the field that was refused: a wrong password or code comes as status 400 without field
 * errors (D11). Other failures say nothing about what was typed.
 *
 * @param failure as `useActionResult` makes it
 * @param field the field that was refused
 */
export function refusedAt(failure: ActionFailure, error: ApiError, field: RefusedField): ActionFailure<RefusedField> {
  const isRefused = error.kind === 'response' && error.status === 400 && Object.keys(error.fieldErrors).length === 0
  return isRefused && failure.message !== undefined
    ? { ...failure, fieldErrors: { [field]: failure.message } }
    : failure
}

/** The result of an action whose refusal stays at a field. */
export function resultAt(
  results: ActionResults,
  outcome: Parameters<ActionResults['of']>[0],
  field: RefusedField,
): ActionSuccess | ActionFailure<RefusedField> {
  return outcome?.ok === false ? refusedAt(results.failure(outcome.error), outcome.error, field) : results.of(outcome)
}
