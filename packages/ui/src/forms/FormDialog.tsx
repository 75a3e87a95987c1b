import { actionsMessages, useMessages } from '../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { layout } from '../theme/internal.ts'
import { useId, useRef, useState, type FormEventHandler, type ReactElement } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Button } from '../components/Button/Button.tsx'
import { Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx'
import { ErrorLines } from '../components/FormField/FormField.tsx'
import type { ActionResult } from './ActionResult.ts'
import { useActionForm, type ActionFormOptions } from './useActionForm.ts'

/** Groups of fields are 24 px apart. */
const useFormDialogStyles = makeStyles({ form: { ...layout.column, rowGap: '24px' } })

interface FormDialogProps extends Pick<DialogProps, 'title' | 'about' | 'size' | 'foot' | 'children'> {
  submit: FormEventHandler
  isPending?: boolean
  /** Left out while there is nothing to send. */
  submitText: string | undefined
  pendingText?: string
  submitIcon?: ReactElement | undefined
  /** Sending destroys something. */
  isDestructive?: boolean
  /** Text of the button that closes the dialog, if "Cancel" could be mistaken. */
  closeText?: string | undefined
  onClose: () => void
}

/** A dialog with one form: a button that closes it, and the one that sends it. */
export function FormDialog({
  submit,
  isPending = false,
  submitText,
  pendingText,
  submitIcon,
  isDestructive = false,
  closeText,
  onClose,
  children,
  ...rest
}: FormDialogProps) {
  const actions = useMessages(actionsMessages)
  const styles = useFormDialogStyles()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  return (
    <Dialog
      {...rest}
      open
      isPending={isPending}
      onClose={onClose}
      onKeyPress={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || submitText === undefined) return
        event.preventDefault()
        form.current?.requestSubmit()
      }}
      actions={
        <>
          <Button disabledFocusable={isPending} onClick={onClose}>
            {closeText ?? actions.cancel}
          </Button>
          {submitText !== undefined && (
            <Button
              type="submit"
              form={id}
              isPending={isPending}
              pendingText={pendingText}
              icon={submitIcon}
              isDestructive={isDestructive}
            >
              {submitText}
            </Button>
          )}
        </>
      }
    >
      <form ref={form} id={id} noValidate className={styles.form} onSubmit={submit}>
        <ErrorLines value={false}>{children}</ErrorLines>
      </form>
    </Dialog>
  )
}

type DialogFormOptions<Values extends FieldValues, Result> = Omit<ActionFormOptions<Values, Result>, 'onResult'> &
  Pick<FormDialogProps, 'onClose'>

/**
 * Connects the form of a dialog, which closes after a success. `dialog` are props of its
 * `FormDialog`, `failed` is the last result that was no success, until the next one or `forget`.
 */
export function useDialogForm<
  Values extends FieldValues,
  Result extends ActionResult<Path<Values>> = ActionResult<Path<Values>>,
>({ onSubmit, onClose, ...options }: DialogFormOptions<Values, Result>) {
  const [failed, setFailed] = useState<{ result: Exclude<Result, { ok: true }>; values: Values }>()
  const { submit, isPending, ...fields } = useActionForm<Values, Result>({
    ...options,
    onSubmit: (values) => {
      setFailed(undefined)
      return onSubmit(values)
    },
    onResult: (result, values) => {
      if (result.ok) onClose()
      else setFailed({ result: result as Exclude<Result, { ok: true }>, values })
    },
  })
  return { ...fields, isPending, failed, forget: () => setFailed(undefined), dialog: { submit, isPending, onClose } }
}
