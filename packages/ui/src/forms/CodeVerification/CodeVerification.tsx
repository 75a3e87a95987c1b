import { codeVerificationMessages } from '../../messages/en/codeVerification.ts'
import { CODE_LENGTH, confirmationSchema } from '@nalam/sdk/validation'
import type { ConfirmationValues } from '@nalam/sdk/validation'
import { useEffect, useId, useState } from 'react'
import type { ComponentProps } from 'react'
import { Controller } from 'react-hook-form'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Button } from '../../components/Button/Button.tsx'
import type { ActionResult } from '../ActionResult.ts'
import { useAction } from '../useAction.ts'
import { useActionForm } from '../useActionForm.ts'
import { useStepTitle } from '../useStepTitle.ts'
import type { TitleChange } from '../useStepTitle.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx'
import { useCodeVerificationStyles } from './CodeVerification.styles.ts'
import { useCountdown } from './useCountdown.ts'

/** Seconds between two resends (decision D12). */
export const RESEND_DELAY = 30

export interface CodeVerificationProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The address that the code was sent to. */
  email: string
  /** Called with the six digits after the last one is entered, and when Verify is clicked. */
  onVerify: (confirmationCode: string) => Promise<ActionResult<'confirmationCode'>>
  onResend: () => Promise<ActionResult>
  /** Called to return to the previous form. */
  onBack: () => void
  /** Text of the back button; defaults to "Back to Sign In". */
  backText?: string | undefined
  /** Called with the title of this view, and with undefined when it unmounts. */
  onTitleChange?: TitleChange
}

/** Whether more than one digit of a complete code changed: one corrected digit may not be the last. */
const isNewCode = (before: string, code: string): boolean =>
  before.length < CODE_LENGTH || Array.from(code).filter((digit, at) => digit !== before[at]).length > 1

/** The OTP verification view of sign-in and registration (AUTH-13). */
export function CodeVerification({
  email,
  onVerify,
  onResend,
  onBack,
  backText,
  onTitleChange,
  ...rest
}: CodeVerificationProps) {
  const styles = useCodeVerificationStyles()
  const messages = useMessages(codeVerificationMessages)
  const [schema] = useState(() => confirmationSchema({ messages: (id) => id }))
  const { form, error, submit, isPending } = useActionForm<ConfirmationValues, ActionResult<'confirmationCode'>>({
    schema,
    defaultValues: { email, confirmationCode: '' },
    onSubmit: async ({ confirmationCode }) => {
      const result = await onVerify(confirmationCode)
      // The reason is in a toast, and the code is what can be entered again.
      if (!result.ok && !result.fieldErrors) form.setFocus('confirmationCode')
      return result
    },
  })
  const resend = useAction(onResend)
  const waitId = useId()
  // A code was sent before this view opened, so the first wait has already started.
  const countdown = useCountdown(RESEND_DELAY, true)

  const { setFocus } = form
  useEffect(() => setFocus('confirmationCode'), [setFocus])
  useStepTitle(messages.title, onTitleChange)

  const askAgain = async () => {
    const result = await resend.run()
    if (result?.ok) countdown.start()
  }

  return (
    <form {...rest} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{messages.title}</h1>
      <p className={styles.text}>{messages.sentTo(email)}</p>
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
      <Button type="submit" isWide isPending={isPending} pendingText={messages.verifying} className={styles.verify}>
        {messages.verify}
      </Button>
      <div className={styles.foot}>
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
        <TextLink onClick={onBack}>{backText ?? messages.back}</TextLink>
      </div>
    </form>
  )
}
