import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-dialog'
import type { ReactNode } from 'react'
import { useFormDialogStyles } from './FormDialog.styles.ts'

export interface FormDialogProps {
  isOpen: boolean
  title: ReactNode
  /** Called on Escape or a press beside the dialog; without it neither closes it. */
  onDismiss?: (() => void) | undefined
  children: ReactNode
}

/** A modal dialog around a form. What was typed is safe from a stray press unless `onDismiss` is given. */
export function FormDialog({ isOpen, title, onDismiss, children }: FormDialogProps) {
  const styles = useFormDialogStyles()
  return (
    <Dialog
      open={isOpen}
      modalType="modal"
      onOpenChange={(_event, { open }) => {
        if (!open) onDismiss?.()
      }}
    >
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle className={styles.title}>{title}</DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
