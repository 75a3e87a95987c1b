import { codeVerificationMessages, useMessages } from '../../messages/internal.ts'
import type { ComponentProps } from 'react'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Button } from '../../components/Button/Button.tsx'
import type { ActionResult } from '../ActionResult.ts'
import { useStepTitle, type TitleChange } from '../useStepTitle.ts'
import { CodeField, ResendCode, useCodeForm, type CodeCheck, useCodeVerificationStyles } from './codeParts.tsx'

export interface CodeVerificationProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The address that the code was sent to. */
  email: string
  /** Called with the six digits after the last one is entered, and when Verify is clicked. */
  onVerify: CodeCheck
  onResend: () => Promise<ActionResult>
  /** Called to return to the previous form. */
  onBack: () => void
  /** Text of the back button; defaults to "Back to Sign In". */
  backText?: string | undefined
  /** Called with the title of this view, and with undefined when it unmounts. */
  onTitleChange?: TitleChange
}

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
  const { form, error, submit, isPending } = useCodeForm(email, onVerify)
  useStepTitle(messages.title, onTitleChange)

  return (
    <form {...rest} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{messages.title}</h1>
      <p className={styles.text}>{messages.sentTo(email)}</p>
      <CodeField form={form} error={error} submit={submit} />
      <Button type="submit" isWide isPending={isPending} pendingText={messages.verifying} className={styles.verify}>
        {messages.verify}
      </Button>
      <div className={styles.foot}>
        <ResendCode onResend={onResend} />
        <TextLink onClick={onBack}>{backText ?? messages.back}</TextLink>
      </div>
    </form>
  )
}
