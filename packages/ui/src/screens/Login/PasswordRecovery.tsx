import { passwordRecoveryMessages } from '../../messages/en/passwordRecovery.ts'
import { useState } from 'react'
import { useStepTitle, type TitleChange } from '../../forms/useStepTitle.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { ForgotPasswordValues, ResetPasswordValues } from '@nalam/sdk/validation'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx'
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx'
import { ResetSuccessDialog } from './ResetSuccessDialog.tsx'

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
