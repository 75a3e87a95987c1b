import { promptsMessages } from '../../messages/en/prompts.ts'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { DialogAttributes } from '../Dialog/Dialog.tsx'

export interface SessionExpiredDialogProps extends DialogAttributes {
  open: boolean
  /** A sign-in form inside the dialog, if the host has one. */
  children?: ReactNode
  /**
   * Opens the sign-in page; the input behind the dialog is kept. Leave it out if `children` contain
   * a sign-in form.
   */
  onSignIn?: (() => void) | undefined
}

/**
 * Says that the session ended during work (SESS-05). It stays open until the user has signed in
 * again. Behind it the page keeps what was typed, and shows nothing (base.css).
 */
export function SessionExpiredDialog({ onSignIn, children, ...rest }: SessionExpiredDialogProps) {
  const messages = useMessages(promptsMessages).sessionExpired
  return (
    <Dialog
      {...rest}
      data-hides-page
      isAlert
      title={messages.title}
      actions={
        onSignIn && (
          <Button appearance="primary" onClick={onSignIn}>
            {messages.signIn}
          </Button>
        )
      }
    >
      <p>{messages.text}</p>
      {children}
    </Dialog>
  )
}
