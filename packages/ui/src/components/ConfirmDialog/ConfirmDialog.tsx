import { Button } from '@fluentui/react-button'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { Dialog } from '../Dialog/Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** The action is running: both buttons are disabled and nothing closes the dialog. */
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action. The way back has the focus first. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isPending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const messages = useMessages()
  const controls = useControlStyles()
  return (
    <Dialog
      open={open}
      alert
      title={title}
      isPending={isPending}
      onClose={onClose}
      actions={
        <>
          <Button size="large" className={controls.button} disabledFocusable={isPending} onClick={onClose}>
            {cancelLabel ?? messages.actions.cancel}
          </Button>
          <Button
            size="large"
            appearance="primary"
            className={controls.button}
            disabledFocusable={isPending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
