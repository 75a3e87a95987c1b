import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { mergeClasses } from '@griffel/react'
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { focusHeading } from '../../theme/focusHeading.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useToastHost } from '../Toasts/ToastProvider.tsx'
import { useDialogStyles } from './Dialog.styles.ts'

/** What a host may add to the element of any dialog. */
export type DialogAttributes = Omit<
  ComponentProps<'dialog'>,
  // What the dialog itself decides by them.
  'open' | 'title' | 'role' | 'onCancel' | 'onClick' | 'onClose' | 'onKeyDown' | 'onKeyPress'
>

export interface DialogProps extends DialogAttributes {
  open: boolean
  title: string
  /** Called on Escape, a click outside and the cross. Without it (or while `isPending`) none of them closes. */
  onClose?: (() => void) | undefined
  /** An action is running: nothing closes the dialog meanwhile. */
  isPending?: boolean
  /** Asks for an answer at once: announced as an alert, and a click outside does not answer it. */
  alert?: boolean
  size?: 'medium' | 'wide'
  /** Buttons, in reading order: the way back first, the action last. */
  actions?: ReactNode
  /** A key pressed inside; Escape is the dialog's own. */
  onKeyPress?: ((event: KeyboardEvent) => void) | undefined
}

/**
 * A modal dialog on the browser's own `dialog` element: the page behind it is inert, focus stays inside and returns to where it was.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  title,
  onClose,
  isPending = false,
  alert = false,
  size = 'medium',
  actions,
  onKeyPress,
  children,
  className,
  ref,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const styles = useDialogStyles()
  const messages = useMessages()
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => element.current)
  const closable = onClose !== undefined && !isPending

  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    // The browser takes the focus there as it opens: asking afterwards would lay the page out a second time.
    const first = firstFocus(dialog)
    if (first) first.autofocus = true
    dialog.showModal()
    return () => dialog.close()
  }, [])
  useToastHost(element)
  // The focused element went away (a button of a booking that was decided meanwhile): on with the title.
  useEffect(() => {
    const dialog = element.current
    if (dialog?.open && document.activeElement === document.body) focusHeading(dialog)
  })
  // Some browsers close on a second Escape whatever the page says.
  useEffect(() => {
    const dialog = element.current
    const reopen = () => {
      if (dialog?.isConnected && !dialog.open) dialog.showModal()
    }
    dialog?.addEventListener('close', reopen)
    return () => dialog?.removeEventListener('close', reopen)
  }, [])

  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== element.current) return
    event.preventDefault()
    if (closable) onClose()
  }
  // Escape arrives as a key where there is a keyboard and as `cancel` from other ways back (a phone's Back).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key !== 'Escape') return onKeyPress?.(event)
    event.preventDefault()
    event.stopPropagation()
    if (closable) onClose()
  }
  const onPress = (event: MouseEvent) => {
    if (event.target === element.current && closable && !alert) onClose()
  }

  return (
    // The keyboard's way to the same is Escape, which the browser turns into `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-body` : undefined}
      {...rest}
      ref={element}
      role={alert ? 'alertdialog' : undefined}
      className={mergeClasses(styles.root, size === 'wide' && styles.wide, className)}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      onClick={onPress}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {onClose && !alert && (
            <IconButton
              className={styles.close}
              icon={<Dismiss20Regular />}
              label={messages.actions.close}
              tooltip={false}
              disabled={isPending}
              onClick={onClose}
            />
          )}
        </div>
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}

/** Where the focus begins: what asks for it; the first field; in an alert the way back; else the title, so that it is read first. */
function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('input:not([type=hidden], [disabled]), select, textarea') ??
    (dialog.role === 'alertdialog' ? dialog.querySelector('button') : null) ??
    dialog.querySelector('h2')
  )
}
