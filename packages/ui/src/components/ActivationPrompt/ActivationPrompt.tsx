import { useMessages } from '../../messages/useMessages.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export interface ActivationPromptProps {
  open: boolean
  busy?: boolean
  onYes: () => void
  /** No, and Escape. */
  onNo: () => void
}

/** Asks a doctor who is not live whether to go live (AUTH-07, D25). */
export function ActivationPrompt({ onYes, onNo, ...rest }: ActivationPromptProps) {
  const { activationPrompt, actions } = useMessages()
  return (
    <ConfirmDialog
      {...rest}
      title={activationPrompt.title}
      confirmLabel={actions.yes}
      cancelLabel={actions.no}
      onConfirm={onYes}
      onCancel={onNo}
    >
      <p>{activationPrompt.text}</p>
      <p>{activationPrompt.detail}</p>
    </ConfirmDialog>
  )
}
