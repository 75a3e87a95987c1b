import { actionsMessages, promptsMessages, useMessages } from '../../messages/internal.ts'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, type DialogAttributes } from './Dialog.tsx'

interface QuestionProps extends Omit<DialogAttributes, 'children'> {
  open: boolean
  onConfirm: () => void
  /** Called on the other button and on Escape. */
  onClose: () => void
}

export interface ActivationPromptProps extends QuestionProps {
  isPending?: boolean
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

export type LeaveFormDialogProps = QuestionProps

/** Asks for confirmation before the doctor leaves a form with unsaved changes (PROF-13). */
export function LeaveFormDialog(props: LeaveFormDialogProps) {
  const messages = useMessages(promptsMessages).leaveForm
  return (
    <ConfirmDialog
      {...props}
      isDestructive
      title={messages.title}
      cancelLabel={messages.stay}
      confirmLabel={messages.leave}
    >
      <p>{messages.text}</p>
    </ConfirmDialog>
  )
}

export interface LogoutDialogProps extends QuestionProps {
  /**
   * Logging out is in progress: both buttons are disabled, and enabled again on failure (AUTH-20).
   */
  isPending?: boolean
  /** The page has unsaved changes: the dialog says that they will be lost. */
  hasUnsavedChanges?: boolean
}

/** The dialog "Confirm Logout" (AUTH-20). */
export function LogoutDialog({ hasUnsavedChanges = false, ...props }: LogoutDialogProps) {
  const { leaveForm, logoutDialog: messages, sessionExpired } = useMessages(promptsMessages)
  return (
    <ConfirmDialog {...props} isDestructive={hasUnsavedChanges} title={messages.title} confirmLabel={messages.confirm}>
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

export type ProfilePromptProps = QuestionProps

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
 * again. Behind it the page keeps what was typed, and shows nothing (styles.css).
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
