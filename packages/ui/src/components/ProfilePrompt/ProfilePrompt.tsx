import { promptsMessages } from '../../messages/en/prompts.ts'
import { Button } from '../Button/Button.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { DialogAttributes } from '../Dialog/Dialog.tsx'

export interface ProfilePromptProps extends Omit<DialogAttributes, 'children'> {
  open: boolean
  onConfirm: () => void
  onClose: () => void
}

/** "Complete your profile" (FRAME-05); it can be closed (decision D25). */
export function ProfilePrompt({ onConfirm, ...rest }: ProfilePromptProps) {
  const messages = useMessages(promptsMessages).profilePrompt
  return (
    <Dialog
      {...rest}
      title={messages.title}
      actions={
        <Button appearance="primary" onClick={onConfirm}>
          {messages.go}
        </Button>
      }
    >
      <p>{messages.text}</p>
    </Dialog>
  )
}
