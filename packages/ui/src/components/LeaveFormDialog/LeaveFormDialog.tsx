import { promptsMessages } from '../../messages/en/prompts.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import type { DialogAttributes } from '../Dialog/Dialog.tsx'

export interface LeaveFormDialogProps extends Omit<DialogAttributes, 'children'> {
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks for confirmation before the doctor leaves a form with unsaved changes (PROF-13). */
export function LeaveFormDialog(props: LeaveFormDialogProps) {
  const messages = useMessages(promptsMessages).leaveForm
  return (
    <ConfirmDialog {...props} isLossy title={messages.title} cancelLabel={messages.stay} confirmLabel={messages.leave}>
      <p>{messages.text}</p>
    </ConfirmDialog>
  )
}
