import { useMessages } from '../../messages/useMessages.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export interface ActivationPromptProps {
  open: boolean
  isPending?: boolean
  onConfirm: () => void
  /** No, and Escape. */
  onClose: () => void
}

/** Asks a doctor who is not live whether to go live (AUTH-07, D25). */
export function ActivationPrompt({ onConfirm, onClose, ...rest }: ActivationPromptProps) {
  const { activationPrompt, actions } = useMessages()
  return (
    <ConfirmDialog
      {...rest}
      title={activationPrompt.title}
      confirmLabel={actions.yes}
      cancelLabel={actions.no}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{activationPrompt.text}</p>
      <p>{activationPrompt.detail}</p>
    </ConfirmDialog>
  )
}
