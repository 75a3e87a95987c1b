import { codeVerificationMessages } from '../../messages/en/codeVerification.ts'
import { CODE_LENGTH, confirmationSchema, type ConfirmationValues } from '@nalam/sdk/validation'
import { useEffect, useId } from 'react'
import { Controller } from 'react-hook-form'
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import type { ActionResult } from '../ActionResult.ts'
import { useAction } from '../useAction.ts'
import { useActionForm, type ActionForm } from '../useActionForm.ts'
import { useCodeVerificationStyles } from './CodeVerification.styles.ts'
import { useCountdown } from './useCountdown.ts'

/** Seconds between two resends (decision D12). */
export const RESEND_DELAY = 30

/** Verifies the six digits. */
export type CodeCheck = (confirmationCode: string) => Promise<ActionResult<'confirmationCode'>>

/** Whether more than one digit of a complete code changed: one corrected digit may not be the last. */
const isNewCode = (before: string, code: string): boolean =>
  before.length < CODE_LENGTH || Array.from(code).filter((digit, at) => digit !== before[at]).length > 1

/** The form of a code. The code has the focus at first, and after a failure that says nothing about it. */
export function useCodeForm(
  email: string,
  onVerify: CodeCheck,
  onVerified?: () => void,
): ActionForm<ConfirmationValues> {
  const toasts = useToasts()
  const codeForm = useActionForm<ConfirmationValues, ActionResult<'confirmationCode'>>({
    schema: confirmationSchema,
    defaultValues: { email, confirmationCode: '' },
    onSubmit: async ({ confirmationCode }) => {
      toasts.dismissErrors()
      const result = await onVerify(confirmationCode)
      // The reason is in a toast, and the code is what can be entered again.
      if (!result.ok && !result.fieldErrors) setFocus('confirmationCode')
      return result
    },
    onResult: (result) => {
      if (result.ok) onVerified?.()
    },
  })
  const { setFocus } = codeForm.form
  useEffect(() => setFocus('confirmationCode'), [setFocus])
  return codeForm
}

/** The boxes of the code. The last digit submits the form. */
export function CodeField({ form, error, submit }: Pick<ActionForm<ConfirmationValues>, 'form' | 'error' | 'submit'>) {
  const messages = useMessages(codeVerificationMessages)
  return (
    <Controller
      control={form.control}
      name="confirmationCode"
      render={({ field: { onChange, ...controlled } }) => (
        <OneTimeCodeField
          {...controlled}
          required
          label={messages.code}
          error={error('confirmationCode')}
          onValueChange={(value) => {
            onChange(value)
            if (value.length === CODE_LENGTH && isNewCode(controlled.value, value)) submit()
          }}
        />
      )}
    />
  )
}

/** "Didn't get the code? Resend", which waits half a minute after each code. */
export function ResendCode({ onResend }: { onResend: () => Promise<ActionResult> }) {
  const styles = useCodeVerificationStyles()
  const messages = useMessages(codeVerificationMessages)
  const toasts = useToasts()
  const resend = useAction(() => {
    toasts.dismissErrors()
    return onResend()
  })
  const waitId = useId()
  // A code was sent before this view opened, so the first wait has already started.
  const countdown = useCountdown(RESEND_DELAY)

  const askAgain = async () => {
    const result = await resend.run()
    if (result?.ok) countdown.start()
  }

  return (
    <span className={styles.resend}>
      {messages.noCode}{' '}
      <TextLink
        disabledFocusable={countdown.left > 0 || resend.isPending}
        aria-describedby={waitId}
        onClick={() => {
          if (countdown.left === 0) void askAgain()
        }}
      >
        {messages.resend}
      </TextLink>
      <span id={waitId} className={styles.wait}>
        {countdown.left > 0 && ` ${messages.resendIn(countdown.left)}`}
      </span>
    </span>
  )
}
