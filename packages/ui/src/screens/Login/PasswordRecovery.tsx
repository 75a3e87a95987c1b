import { nalamTokens, ProductContext } from '../../theme/internal.ts'
import { passwordRecoveryMessages, useMessages, useValidationText } from '../../messages/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import {
  forgotPasswordSchema,
  resetPasswordSchema,
  type ForgotPasswordValues,
  type ResetPasswordValues,
} from '@nalam/sdk/validation'
import { useContext, useEffect, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Kolam } from '../../components/Kolam/Kolam.tsx'
import { emptyKolam } from '../../components/Kolam/kolamPaths.ts'
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { EmailField } from '../../forms/EmailField.tsx'
import { useActionForm } from '../../forms/useActionForm.ts'
import { useStepTitle, type TitleChange } from '../../forms/useStepTitle.ts'
import { useValueField } from '../../forms/useValueField.ts'
import { RecoveryDialog } from './RecoveryDialog.tsx'

const usePasswordRecoveryStyles = makeStyles({
  alert: { marginBlockEnd: '14px', fontWeight: tokens.fontWeightMedium },
  legal: {
    display: 'flex',
    justifyContent: 'center',
    columnGap: '20px',
    marginBlock: '20px 0',
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    color: nalamTokens.ink3,
  },
  kolam: { width: '168px', marginInline: 'auto', marginBlock: '8px 16px' },
  success: { marginBlock: '0 20px', textAlign: 'center' },
})

interface ForgotPasswordDialogProps {
  defaultEmail: string
  onSubmit: (request: ForgotPasswordValues) => Promise<ActionResult<'email'>>
  /** Called when the mail was requested, with its address. */
  onSent: (email: string) => void
  onBack: () => void
}

/** Asks for the registered e-mail. */
function ForgotPasswordDialog({ defaultEmail, onSubmit, onSent, onBack }: ForgotPasswordDialogProps) {
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
    <RecoveryDialog words={forgotPassword} submit={submit} isPending={isPending} onBack={onBack}>
      <EmailField {...field('email')} label={forgotPassword.email} />
    </RecoveryDialog>
  )
}

/** Milliseconds between the success and the next overlay (AUTH-19). */
export const RESET_CLOSE_DELAY = 2000

type ResetResult = ActionResult<'otp' | 'newPassword' | 'confirmPassword'>
const INCOMPLETE = 'validation.reset.incomplete'

interface ResetPasswordDialogProps {
  email: string
  onSubmit: (reset: ResetPasswordValues) => Promise<ResetResult>
  /** Called after the password was changed and the toast was visible long enough to be read. */
  onChanged: () => void
  onBack: () => void
}

/** Asks for the code, the new password and its confirmation (AUTH-19, D21). */
function ResetPasswordDialog({ email, onSubmit, onChanged, onBack }: ResetPasswordDialogProps) {
  const styles = usePasswordRecoveryStyles()
  const { resetPassword, forgotPassword } = useMessages(passwordRecoveryMessages)
  const validationText = useValidationText()
  const [isChanged, setChanged] = useState(false)
  const { form, error, field, submit, isPending } = useActionForm<ResetPasswordValues, ResetResult>({
    schema: resetPasswordSchema,
    defaultValues: { email, otp: '', newPassword: '', confirmPassword: '' },
    onSubmit,
    onResult: (result) => {
      if (result.ok) setChanged(true)
    },
  })

  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(onChanged, RESET_CLOSE_DELAY)
    return () => clearTimeout(timer)
  }, [isChanged, onChanged])

  // Registered before the passwords, so that the first empty field takes the focus.
  const otp = useValueField({ form, error }, 'otp')
  const names = ['otp', 'newPassword', 'confirmPassword'] as const
  const isIncomplete = form.formState.submitCount > 0 && names.some((name) => error(name) === INCOMPLETE)
  /** One sentence above the fields covers all empty fields. */
  const mark = (name: (typeof names)[number]) =>
    error(name) === INCOMPLETE ? { error: undefined, isInvalid: true } : { error: error(name) }
  return (
    <RecoveryDialog
      words={{ ...resetPassword, text: resetPassword.text(email), back: forgotPassword.back }}
      submit={submit}
      isPending={isPending || isChanged}
      onBack={onBack}
      foot={
        <div className={styles.legal}>
          <span>{resetPassword.customerSupport}</span>
          <span>{resetPassword.termsOfService}</span>
        </div>
      }
    >
      {isIncomplete && (
        <Notice intent="error" className={styles.alert}>
          {validationText(INCOMPLETE)}
        </Notice>
      )}
      <OneTimeCodeField {...otp} required label={resetPassword.otp} {...mark('otp')} />
      <PasswordField
        {...field('newPassword')}
        {...mark('newPassword')}
        required
        label={resetPassword.newPassword}
        autoComplete="new-password"
        hasRules
      />
      <PasswordField
        {...field('confirmPassword')}
        {...mark('confirmPassword')}
        required
        label={resetPassword.confirmPassword}
        autoComplete="new-password"
      />
    </RecoveryDialog>
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
