import type { Passkey } from '@nalam/sdk'
import { MAX_PASSKEY_NAME_LENGTH, passkeyNameSchema, type PasskeyNameValues } from '@nalam/sdk/validation'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { settingsMessages } from '../../messages/en/settings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useSettingsStyles } from './Settings.styles.ts'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  onSubmit: (name: string) => Promise<ActionResult<'name'>>
  onClose: () => void
}

/** Asks for the new name of a passkey (ACC-01). */
export function RenamePasskeyDialog({ passkey, onSubmit, onClose }: RenamePasskeyDialogProps) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const { field, dialog } = useDialogForm<PasskeyNameValues>({
    schema: passkeyNameSchema,
    defaultValues: { name: passkey.name },
    onSubmit: ({ name }) => onSubmit(name),
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title={messages.renamePasskey}
      className={styles.form}
      submitText={messages.save}
      pendingText={messages.saving}
    >
      <TextField
        {...field('name')}
        required
        label={messages.passkeyName}
        hint={messages.passkeyNameHint}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoComplete="off"
      />
    </FormDialog>
  )
}
