import { promptsMessages } from '../../messages/en/prompts.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import type { DialogAttributes } from '../Dialog/Dialog.tsx'

export interface LogoutDialogProps extends Omit<DialogAttributes, 'children'> {
  open: boolean
  /**
   * Logging out is in progress: both buttons are disabled, and enabled again on failure (AUTH-20).
   */
  isPending?: boolean
  /** The page has unsaved changes: the dialog says that they will be lost. */
  hasUnsavedChanges?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The dialog "Confirm Logout" (AUTH-20). */
export function LogoutDialog({ hasUnsavedChanges = false, ...props }: LogoutDialogProps) {
  const { leaveForm, logoutDialog: messages, sessionExpired } = useMessages(promptsMessages)
  return (
    <ConfirmDialog {...props} isLossy={hasUnsavedChanges} title={messages.title} confirmLabel={messages.confirm}>
      {hasUnsavedChanges && (
        <p>
          {leaveForm.text} {sessionExpired.lost}
        </p>
      )}
      <p>{messages.text}</p>
      <p>{messages.detail}</p>
    </ConfirmDialog>
  )
}
