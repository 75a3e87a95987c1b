import { useMessages } from '../../messages/useMessages.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export interface LogoutDialogProps {
  open: boolean
  /** Logging out: both buttons are disabled; enabled again on failure (section 2). */
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** "Confirm Logout" (section 2). */
export function LogoutDialog(props: LogoutDialogProps) {
  const messages = useMessages().logoutDialog
  return (
    <ConfirmDialog {...props} title={messages.title} confirmLabel={messages.confirm}>
      <p>{messages.text}</p>
      <p>{messages.detail}</p>
    </ConfirmDialog>
  )
}
