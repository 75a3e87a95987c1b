import { changePasswordSchema, type ChangePasswordValues } from '@nalam/sdk/validation'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { settingsMessages } from '../../messages/en/settings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useSettingsStyles } from './Settings.styles.ts'

/** Changes the password. Field errors belong to the fields of the form. */
export type PasswordChange = (values: ChangePasswordValues) => Promise<ActionResult<keyof ChangePasswordValues>>

/** Asks for the current and the new password (ACC-02). */
export function ChangePasswordDialog({ onSubmit, onClose }: { onSubmit: PasswordChange; onClose: () => void }) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const { field, dialog } = useDialogForm<ChangePasswordValues>({
    schema: changePasswordSchema,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    onSubmit,
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title={messages.change}
      className={styles.form}
      submitText={messages.change}
      pendingText={messages.changing}
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
