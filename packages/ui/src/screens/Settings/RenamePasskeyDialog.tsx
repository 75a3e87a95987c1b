import type { Passkey } from '@nalam/sdk'
import { MAX_PASSKEY_NAME_LENGTH, passkeyNameSchema, type PasskeyNameValues } from '@nalam/sdk/validation'
import { useState } from 'react'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useActionForm } from '../../forms/useActionForm.ts'
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
  const [schema] = useState(() => passkeyNameSchema({ messages: (id) => id }))
  const { field, submit, isPending } = useActionForm<PasskeyNameValues, ActionResult<'name'>>({
    schema,
    defaultValues: { name: passkey.name },
    onSubmit: ({ name }) => onSubmit(name),
    onResult: (result) => {
      if (result.ok) onClose()
    },
  })
  return (
    <FormDialog
      title={messages.renamePasskey}
      className={styles.form}
      submit={submit}
      isPending={isPending}
      submitText={messages.save}
      pendingText={messages.saving}
      onClose={onClose}
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
