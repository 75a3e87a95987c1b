import { passwordRecoveryMessages } from '../../messages/en/passwordRecovery.ts'
import { forgotPasswordSchema, type ForgotPasswordValues, type ResetPasswordValues } from '@nalam/sdk/validation'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useActionForm } from '../../forms/useActionForm.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePasswordRecoveryStyles } from './PasswordRecovery.styles.ts'
import { useContext, useState } from 'react'
import { Kolam } from '../../components/Kolam/Kolam.tsx'
import { emptyKolam } from '../../components/Kolam/kolamPaths.ts'
import { ProductContext } from '../../theme/product.ts'
import { useStepTitle, type TitleChange } from '../../forms/useStepTitle.ts'
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx'

interface ForgotPasswordDialogProps {
  defaultEmail: string
  onSubmit: (request: ForgotPasswordValues) => Promise<ActionResult<'email'>>
  /** Called when the mail was requested, with its address. */
  onSent: (email: string) => void
  onBack: () => void
}

/** Asks for the registered e-mail. Neither a click outside nor Escape closes it (AUTH-16). */
function ForgotPasswordDialog({ defaultEmail, onSubmit, onSent, onBack }: ForgotPasswordDialogProps) {
  const styles = usePasswordRecoveryStyles()
  const { forgotPassword } = useMessages(passwordRecoveryMessages)
  const { field, submit, isPending } = useActionForm<ForgotPasswordValues, ActionResult<'email'>>({
    schema: forgotPasswordSchema,
    defaultValues: { email: defaultEmail },
    onSubmit,
    onResult: (result, { email }) => {
      if (result.ok) onSent(email)
    },
  })
  return (
    <Dialog open title={forgotPassword.title}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <div className={styles.text}>{forgotPassword.text}</div>
        <EmailField {...field('email')} label={forgotPassword.email} />
        <Button type="submit" isWide isPending={isPending} pendingText={forgotPassword.submitting}>
          {forgotPassword.submit}
        </Button>
        <TextLink className={styles.back} onClick={onBack}>
          {forgotPassword.back}
        </TextLink>
      </form>
    </Dialog>
  )
}

/** Says that the password is changed; Continue returns to the sign-in page (AUTH-19). */
function ResetSuccessDialog({ onContinue }: { onContinue: () => void }) {
  const styles = usePasswordRecoveryStyles()
  const messages = useMessages(passwordRecoveryMessages).resetSuccess
  const { name } = useContext(ProductContext)
  return (
    <Dialog open title={messages.title}>
      <Kolam drawing={emptyKolam} className={styles.kolam} />
      <div className={styles.success}>
        {messages.text} <strong translate="no">{name}</strong>
      </div>
      <Button appearance="primary" isWide onClick={onContinue}>
        {messages.continue}
      </Button>
    </Dialog>
  )
}

/** The step of the recovery: asking for the e-mail, setting the new password, done. */
export type RecoveryStep = { at: 'ask' } | { at: 'reset'; email: string } | { at: 'done' }

const FIRST_STEP: RecoveryStep = { at: 'ask' }

export interface PasswordRecoveryProps {
  onForgotPassword: (request: ForgotPasswordValues) => Promise<ActionResult<'email'>>
  onResetPassword: (reset: ResetPasswordValues) => Promise<ActionResult<'otp' | 'newPassword' | 'confirmPassword'>>
  /** Called for Continue on the last overlay. */
  onContinue: () => void
  /** Called to return to the sign-in form. */
  onClose: () => void
  defaultEmail?: string | undefined
  /** The initial step, for a story or a link. */
  defaultStep?: RecoveryStep | undefined
  /** Called with the title of each step, and with undefined when the recovery ends. */
  onTitleChange?: TitleChange
}

/**
 * Password recovery in three steps: e-mail, code with the new password, done (AUTH-16). In a chunk
 * of its own.
 */
export function PasswordRecovery({
  onForgotPassword,
  onResetPassword,
  onContinue,
  onClose,
  defaultEmail = '',
  defaultStep = FIRST_STEP,
  onTitleChange,
}: PasswordRecoveryProps) {
  const [step, setStep] = useState<RecoveryStep>(defaultStep)
  const { forgotPassword, resetPassword, resetSuccess } = useMessages(passwordRecoveryMessages)
  const titles = { ask: forgotPassword.title, reset: resetPassword.title, done: resetSuccess.title }
  useStepTitle(titles[step.at], onTitleChange)
  switch (step.at) {
    case 'ask':
      return (
        <ForgotPasswordDialog
          defaultEmail={defaultEmail}
          onSubmit={onForgotPassword}
          onSent={(email) => setStep({ at: 'reset', email })}
          onBack={onClose}
        />
      )
    case 'reset':
      return (
        <ResetPasswordDialog
          email={step.email}
          onSubmit={onResetPassword}
          onChanged={() => setStep({ at: 'done' })}
          onBack={onClose}
        />
      )
    case 'done':
      return <ResetSuccessDialog onContinue={onContinue} />
  }
}
