import { actionsMessages } from '../../messages/en/actions.ts'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { mergeClasses } from '@fluentui/react-components'
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { focusHeading } from '../../theme/focusHeading.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useToastHost } from '../Toasts/ToastProvider.tsx'
import { useDialogStyles } from './Dialog.styles.ts'
import { isFocusLost } from '../../theme/targetDocument.ts'

/** The attributes that a host may set on the element of any dialog. */
export type DialogAttributes = Omit<
  ComponentProps<'dialog'>,
  // Set by the dialog itself.
  'open' | 'title' | 'role' | 'onCancel' | 'onClick' | 'onClose' | 'onKeyDown' | 'onKeyPress'
>

export interface DialogProps extends DialogAttributes {
  open: boolean
  title: string
  /**
   * Called on Escape, a click outside and the close button. Without it (or while `isPending`) none
   * of them closes the dialog.
   */
  onClose?: (() => void) | undefined
  /** An action is running: nothing closes the dialog meanwhile. */
  isPending?: boolean
  /** Requires an answer: announced as an alert, and a click outside does not close it. */
  isAlert?: boolean
  size?: 'medium' | 'wide'
  /** Buttons, in reading order: cancel first, the action last. */
  actions?: ReactNode
  /** Called on a key press inside the dialog, except Escape, which the dialog handles. */
  onKeyPress?: ((event: KeyboardEvent) => void) | undefined
}

/**
 * A modal dialog based on the browser's `dialog` element: the page behind it is inert, the focus
 * stays inside and returns to the previous element on closing.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  title,
  onClose,
  isPending = false,
  isAlert = false,
  size = 'medium',
  actions,
  onKeyPress,
  children,
  className,
  ref,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const styles = useDialogStyles()
  const messages = useMessages(actionsMessages)
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => element.current)
  const closable = onClose !== undefined && !isPending

  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    // The browser focuses the `autofocus` element while opening; calling `focus()` afterwards would
    // cause a second layout.
    const first = firstFocus(dialog)
    if (first) first.autofocus = true
    dialog.showModal()
    return () => dialog.close()
  }, [])
  useToastHost(element)
  // If the focused element was removed (the button of a booking that was decided meanwhile), the
  // focus moves to the title.
  useEffect(() => {
    const dialog = element.current
    if (dialog?.open && isFocusLost(dialog.ownerDocument)) focusHeading(dialog)
  })
  // Some browsers close the dialog on a second Escape even if `cancel` was prevented.
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
  // Escape is a key event on a keyboard and a `cancel` event from other sources (a phone's Back
  // button).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key !== 'Escape') return onKeyPress?.(event)
    event.preventDefault()
    event.stopPropagation()
    if (closable) onClose()
  }
  const onClick = (event: MouseEvent) => {
    if (event.target === element.current && closable && !isAlert) onClose()
  }

  return (
    // The keyboard equivalent is Escape, which the browser turns into a `cancel` event.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-body` : undefined}
      {...rest}
      ref={element}
      role={isAlert ? 'alertdialog' : undefined}
      className={mergeClasses(styles.root, size === 'wide' && styles.wide, className)}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {onClose && !isAlert && (
            <IconButton
              className={styles.close}
              icon={<Dismiss20Regular />}
              label={messages.close}
              hasTooltip={false}
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

/**
 * Returns the element with the initial focus: the one with `data-autofocus`; else the first field;
 * else, in an alert, the first button; else the title, so that it is read first.
 */
function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('input:not([type=hidden], [disabled]), select, textarea') ??
    (dialog.role === 'alertdialog' ? dialog.querySelector('button') : null) ??
    dialog.querySelector('h2')
  )
}
