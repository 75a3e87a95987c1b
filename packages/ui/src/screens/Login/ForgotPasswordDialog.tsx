import { passwordRecoveryMessages } from '../../messages/en/passwordRecovery.ts'
import { forgotPasswordSchema, type ForgotPasswordValues } from '@nalam/sdk/validation'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useActionForm } from '../../forms/useActionForm.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePasswordRecoveryStyles } from './PasswordRecovery.styles.ts'

export interface ForgotPasswordDialogProps {
  defaultEmail: string
  onSubmit: (request: ForgotPasswordValues) => Promise<ActionResult<'email'>>
  /** Called when the mail was requested, with its address. */
  onSent: (email: string) => void
  onBack: () => void
}

/** Asks for the registered e-mail. Neither a click outside nor Escape closes it (AUTH-16). */
export function ForgotPasswordDialog({ defaultEmail, onSubmit, onSent, onBack }: ForgotPasswordDialogProps) {
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
