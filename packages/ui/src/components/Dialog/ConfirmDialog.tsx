import { actionsMessages, useMessages } from '../../messages/internal.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogAttributes } from './Dialog.tsx'

export interface ConfirmDialogProps extends DialogAttributes {
  open: boolean
  title: string
  confirmLabel: string
  cancelLabel?: string
  /** Confirming destroys something: its button is red. */
  isDestructive?: boolean
  /** The action is running: both buttons are disabled and nothing closes the dialog. */
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of an action. The cancel button has the initial focus. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  isDestructive = false,
  isPending = false,
  onConfirm,
  onClose,
  ...rest
}: ConfirmDialogProps) {
  const messages = useMessages(actionsMessages)
  return (
    <Dialog
      {...rest}
      isAlert
      isPending={isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabledFocusable={isPending} onClick={onClose}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button appearance="primary" isDestructive={isDestructive} isPending={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
