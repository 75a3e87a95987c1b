import { useMessages } from '../../messages/useMessages.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export interface LogoutDialogProps {
  open: boolean
  /** Logging out: both buttons are disabled; enabled again on failure (AUTH-20). */
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** "Confirm Logout" (AUTH-20). */
export function LogoutDialog(props: LogoutDialogProps) {
  const messages = useMessages().logoutDialog
  return (
    <ConfirmDialog {...props} title={messages.title} confirmLabel={messages.confirm}>
      <p>{messages.text}</p>
      <p>{messages.detail}</p>
    </ConfirmDialog>
  )
}
