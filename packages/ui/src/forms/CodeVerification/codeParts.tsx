import { layout, nalamTokens, textSizes } from '../../theme/internal.ts'
import { codeVerificationMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { useEffect, useState, useId } from 'react'
import { CODE_LENGTH, confirmationSchema, type ConfirmationValues } from '@nalam/sdk/validation'
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import type { ActionResult } from '../ActionResult.ts'
import { useAction } from '../useAction.ts'
import { useActionForm, type ActionForm } from '../useActionForm.ts'
import { useValueField } from '../useValueField.ts'

export const useCodeVerificationStyles = makeStyles({
  title: textSizes.pageTitle,
  text: { marginBlock: '4px 22px', color: nalamTokens.ink3, overflowWrap: 'anywhere' },
  verify: { marginBlockStart: '6px' },
  foot: {
    ...layout.wrap,
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '10px',
    marginBlockStart: '20px',
  },
  resend: { color: nalamTokens.ink2 },
  wait: { color: nalamTokens.ink3, fontVariantNumeric: 'tabular-nums' },
})

/**
 * Returns the seconds left of a countdown, which runs at first. It uses the clock instead of counting ticks, so that it
 * is correct after the page was suspended in the background.
 *
 * @returns the seconds left (0 when over) and `start`
 */
function useCountdown(seconds: number): { left: number; start: () => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    left,
    start: () => {
      setNow(Date.now())
      setEndsAt(Date.now() + seconds * 1000)
    },
  }
}

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
export function CodeField({ submit, ...form }: Pick<ActionForm<ConfirmationValues>, 'form' | 'error' | 'submit'>) {
  const messages = useMessages(codeVerificationMessages)
  const { onValueChange, ...code } = useValueField(form, 'confirmationCode')
  return (
    <OneTimeCodeField
      {...code}
      required
      label={messages.code}
      onValueChange={(value) => {
        onValueChange(value)
        if (value.length === CODE_LENGTH && isNewCode(code.value, value)) submit()
      }}
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
