import { changePasswordSchema, type ChangePasswordValues } from '@nalam/sdk/validation'
import { useState } from 'react'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useActionForm } from '../../forms/useActionForm.ts'
import { settingsMessages } from '../../messages/en/settings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useSettingsStyles } from './Settings.styles.ts'

/** Changes the password. Field errors belong to the fields of the form. */
export type PasswordChange = (values: ChangePasswordValues) => Promise<ActionResult<keyof ChangePasswordValues>>

/** Asks for the current and the new password (ACC-02). */
export function ChangePasswordDialog({ onSubmit, onClose }: { onSubmit: PasswordChange; onClose: () => void }) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const [schema] = useState(() => changePasswordSchema({ messages: (id) => id }))
  const { field, submit, isPending } = useActionForm<ChangePasswordValues, Awaited<ReturnType<PasswordChange>>>({
    schema,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    onSubmit,
    onResult: (result) => {
      if (result.ok) onClose()
    },
  })
  return (
    <FormDialog
      title={messages.change}
      className={styles.form}
      submit={submit}
      isPending={isPending}
      submitText={messages.change}
      pendingText={messages.changing}
      onClose={onClose}
    >
      <p className={styles.hint}>{messages.passwordNote}</p>
      <PasswordField
        {...field('currentPassword')}
        required
        label={messages.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('newPassword')}
        required
        label={messages.newPassword}
        autoComplete="new-password"
        hasRules
      />
      <PasswordField
        {...field('confirmPassword')}
        required
        label={messages.confirmPassword}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
