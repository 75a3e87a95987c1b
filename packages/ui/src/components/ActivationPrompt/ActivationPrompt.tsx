import { actionsMessages } from '../../messages/en/actions.ts'
import { promptsMessages } from '../../messages/en/prompts.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import type { DialogAttributes } from '../Dialog/Dialog.tsx'

export interface ActivationPromptProps extends Omit<DialogAttributes, 'children'> {
  open: boolean
  isPending?: boolean
  onConfirm: () => void
  /** Called on "No" and on Escape. */
  onClose: () => void
}

/** Asks a doctor who is not live whether to go live (AUTH-07, D25). */
export function ActivationPrompt(props: ActivationPromptProps) {
  const actions = useMessages(actionsMessages)
  const { activationPrompt } = useMessages(promptsMessages)
  return (
    <ConfirmDialog {...props} title={activationPrompt.title} confirmLabel={actions.yes} cancelLabel={actions.no}>
      <p>{activationPrompt.text}</p>
      <p>{activationPrompt.detail}</p>
    </ConfirmDialog>
  )
}
