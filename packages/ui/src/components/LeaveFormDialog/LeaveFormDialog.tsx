import { useMessages } from '../../messages/useMessages.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export interface LeaveFormDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before a form with unsaved changes is left (PROF-13). */
export function LeaveFormDialog({ open, onStay, onLeave }: LeaveFormDialogProps) {
  const messages = useMessages().leaveForm
  return (
    <ConfirmDialog
      open={open}
      title={messages.title}
      cancelLabel={messages.stay}
      confirmLabel={messages.leave}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <p>{messages.text}</p>
    </ConfirmDialog>
  )
}
