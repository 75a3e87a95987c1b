import { defaultMessage } from '@nalam/sdk'
import type { ConfirmationValues, LoginValues } from '@nalam/sdk/validation'
import type { SpokenByServer } from '@nalam/ui'
import type { Outcome } from '../../shared/actions/createActionRunner.ts'
import { isOutcomeUnknown } from '../../shared/actions/isOutcomeUnknown.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { useLoginAttempt, type LoginAttempt } from './useLoginAttempt.ts'

export interface Confirmation {
  outcome: Outcome<SpokenByServer> | undefined
  /** The login that checked whether the code had been accepted, if one was needed. */
  attempt: LoginAttempt | undefined
}

const messageId = 'confirmDoctorRegistration.success'
const CONFIRMED = { messageId, message: defaultMessage(messageId) }

/** Sends the code of a registration. */
export function useConfirmation(): (
  confirmation: ConfirmationValues,
  credentials: LoginValues | undefined,
) => Promise<Confirmation> {
  const { run } = useActions()
  const login = useLoginAttempt()
  return async (confirmation, credentials) => {
    let attempt: LoginAttempt | undefined
    const outcome = await run<SpokenByServer>(`confirm ${confirmation.email}`, true, {
      send: () => api.account.confirm(confirmation).result(),
      async reconcile() {
        // Sends the same code again. A login would mail a new code, and the doctor's code would no
        // longer be valid.
        const repeated = await api.account.confirm(confirmation).result()
        if (repeated.ok || isOutcomeUnknown(repeated.error)) return repeated
        // Refused: either the first request used the code, or it is wrong. A login shows which.
        attempt = credentials && (await login(credentials))
        if (attempt && !attempt.ok && isOutcomeUnknown(attempt.error)) return attempt
        return { ok: true, value: attempt?.ok ? CONFIRMED : undefined }
      },
    })
    return { outcome, attempt }
  }
}
