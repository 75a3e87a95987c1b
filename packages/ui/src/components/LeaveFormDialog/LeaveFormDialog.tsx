import { useMessages } from '../../messages/useMessages.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export interface LeaveFormDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a form with unsaved changes is left (PROF-13). */
export function LeaveFormDialog({ open, onClose, onConfirm }: LeaveFormDialogProps) {
  const messages = useMessages().leaveForm
  return (
    <ConfirmDialog
      open={open}
      title={messages.title}
      cancelLabel={messages.stay}
      confirmLabel={messages.leave}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{messages.text}</p>
    </ConfirmDialog>
  )
}
