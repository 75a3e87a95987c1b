import type { Passkey } from '@nalam/sdk'
import { MAX_PASSKEY_NAME_LENGTH, passkeyNameSchema, type PasskeyNameValues } from '@nalam/sdk/validation'
import { useId, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useActionForm } from '../../forms/useActionForm.ts'
import { actionsMessages } from '../../messages/en/actions.ts'
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
  const actions = useMessages(actionsMessages)
  const formId = useId()
  const [schema] = useState(() => passkeyNameSchema({ messages: (id) => id }))
  const { error, field, submit, isPending } = useActionForm<PasskeyNameValues, ActionResult<'name'>>({
    schema,
    defaultValues: { name: passkey.name },
    onSubmit: ({ name }) => onSubmit(name),
    onResult: (result) => {
      if (result.ok) onClose()
    },
  })
  return (
    <Dialog
      open
      title={messages.renamePasskey}
      onClose={onClose}
      isPending={isPending}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" form={formId} isPending={isPending} pendingText={messages.saving}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className={styles.form}>
        <TextField
          {...field('name')}
          error={error('name')}
          required
          label={messages.passkeyName}
          hint={messages.passkeyNameHint}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
