import { useId } from 'react'
import type { FormEventHandler } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import type { DialogProps } from '../components/Dialog/Dialog.tsx'
import { actionsMessages } from '../messages/en/actions.ts'
import { useMessages } from '../messages/useMessages.ts'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'children'> {
  /** Class of the form. */
  className?: string | undefined
  /** `submit` and `isPending` of `useActionForm`. */
  submit: FormEventHandler
  isPending?: boolean
  /** Left out while there is nothing to send. */
  submitText: string | undefined
  pendingText?: string
  /** Text of the button that closes the dialog, if "Cancel" could be mistaken. */
  closeText?: string | undefined
  onClose: () => void
}

/** A dialog with one form: a button that closes it, and the one that sends it. */
export function FormDialog({
  className,
  submit,
  isPending = false,
  submitText,
  pendingText,
  closeText,
  onClose,
  children,
  ...rest
}: FormDialogProps) {
  const actions = useMessages(actionsMessages)
  const id = useId()
  return (
    <Dialog
      {...rest}
      open
      isPending={isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabledFocusable={isPending} onClick={onClose}>
            {closeText ?? actions.cancel}
          </Button>
          {submitText !== undefined && (
            <Button type="submit" form={id} isPending={isPending} pendingText={pendingText}>
              {submitText}
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate className={className} onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  )
}
