import { Button } from '@fluentui/react-components'
import { useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { DialogAttributes } from '../Dialog/Dialog.tsx'

export interface ConfirmDialogProps extends DialogAttributes {
  open: boolean
  title: string
  confirmLabel: string
  cancelLabel?: string
  /** Confirming loses input: the cancel button is the primary one. */
  isLossy?: boolean
  /** The action is running: both buttons are disabled and nothing closes the dialog. */
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of an action. The cancel button has the initial focus. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  isLossy = false,
  isPending = false,
  onConfirm,
  onClose,
  ...rest
}: ConfirmDialogProps) {
  const messages = useMessages()
  const controls = useControlStyles()
  return (
    <Dialog
      {...rest}
      isAlert
      isPending={isPending}
      onClose={onClose}
      actions={
        <>
          <Button
            size="large"
            appearance={isLossy ? 'primary' : 'secondary'}
            className={controls.button}
            disabledFocusable={isPending}
            onClick={onClose}
          >
            {cancelLabel ?? messages.actions.cancel}
          </Button>
          <Button
            size="large"
            appearance={isLossy ? 'secondary' : 'primary'}
            className={controls.button}
            disabledFocusable={isPending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
