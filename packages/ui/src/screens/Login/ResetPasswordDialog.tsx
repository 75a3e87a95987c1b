import { passwordRecoveryMessages } from '../../messages/en/passwordRecovery.ts'
import { resetPasswordSchema, type ResetPasswordValues } from '@nalam/sdk/validation'
import { useEffect, useState } from 'react'
import { Controller } from 'react-hook-form'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useActionForm } from '../../forms/useActionForm.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useValidationText } from '../../messages/validationText.ts'
import { usePasswordRecoveryStyles } from './PasswordRecovery.styles.ts'

/** Milliseconds between the success and the next overlay (AUTH-19). */
export const RESET_CLOSE_DELAY = 2000

type ResetResult = ActionResult<'otp' | 'newPassword' | 'confirmPassword'>
const INCOMPLETE = 'validation.reset.incomplete'

export interface ResetPasswordDialogProps {
  email: string
  onSubmit: (reset: ResetPasswordValues) => Promise<ResetResult>
  /** Called after the password was changed and the toast was visible long enough to be read. */
  onChanged: () => void
  onBack: () => void
}

/** Asks for the code, the new password and its confirmation (AUTH-19, D21). */
export function ResetPasswordDialog({ email, onSubmit, onChanged, onBack }: ResetPasswordDialogProps) {
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

  // Registered before the passwords, although it renders later, so that the first empty field takes
  // the focus.
  form.register('otp')
  const names = ['otp', 'newPassword', 'confirmPassword'] as const
  const isIncomplete = form.formState.submitCount > 0 && names.some((name) => error(name) === INCOMPLETE)
  /** One sentence above the fields covers all empty fields. */
  const mark = (name: (typeof names)[number]) =>
    error(name) === INCOMPLETE ? { error: undefined, isInvalid: true } : { error: error(name) }
  return (
    <Dialog open title={resetPassword.title}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <div className={styles.text}>{resetPassword.text(email)}</div>
        {isIncomplete && (
          <Notice intent="error" className={styles.alert}>
            {validationText(INCOMPLETE)}
          </Notice>
        )}
        <Controller
          control={form.control}
          name="otp"
          render={({ field: { onChange, ...controlled } }) => (
            <OneTimeCodeField
              {...controlled}
              onValueChange={onChange}
              required
              label={resetPassword.otp}
              {...mark('otp')}
            />
          )}
        />
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
        <Button type="submit" isWide isPending={isPending || isChanged} pendingText={resetPassword.submitting}>
          {resetPassword.submit}
        </Button>
        <TextLink className={styles.back} onClick={onBack}>
          {forgotPassword.back}
        </TextLink>
        <div className={styles.legal}>
          <span>{resetPassword.customerSupport}</span>
          <span>{resetPassword.termsOfService}</span>
        </div>
      </form>
    </Dialog>
  )
}
