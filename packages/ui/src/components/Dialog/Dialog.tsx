import { actionsMessages } from '../../messages/en/actions.ts'
import {
  Dialog as FluentDialog,
  DialogActions,
  DialogBody,
  DialogSurface,
  DialogTitle,
  mergeClasses,
  useMergedRefs,
} from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode, type RefCallback } from 'react'
import { localeOf } from '../../messages/languages.ts'
import { useLanguage, useMessages } from '../../messages/useMessages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useToastHost } from '../Toasts/ToastProvider.tsx'
import { useDialogStyles } from './Dialog.styles.ts'
import { useDialogFocus } from './useDialogFocus.ts'

/** The attributes that a host may set on the element of any dialog. */
export type DialogAttributes = Omit<
  ComponentProps<'div'>,
  // Set by the dialog itself.
  'title' | 'role' | 'onKeyDown' | 'onKeyPress'
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
 * A modal dialog: Fluent's Dialog with a title, a body and actions. The focus stays inside and
 * returns to the previous element on closing.
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
  const surface = useDialogSurface({ onKeyPress, ref })
  const bodyId = useId()
  return (
    <FluentDialog
      open
      modalType={isAlert ? 'alert' : 'modal'}
      // Fluent's motion leaves a transform behind, in which the toasts inside would be placed.
      surfaceMotion={null}
      onOpenChange={() => {
        if (!isPending) onClose?.()
      }}
    >
      <DialogSurface
        {...surface}
        aria-describedby={isAlert ? bodyId : undefined}
        {...rest}
        className={mergeClasses(styles.root, size === 'wide' && styles.wide, className)}
        backdrop={{ className: styles.backdrop }}
      >
        <DialogBody className={styles.panel}>
          <DialogTitle
            tabIndex={-1}
            className={styles.title}
            action={onClose && !isAlert ? <CloseButton {...{ isPending, onClose }} /> : null}
          >
            {title}
          </DialogTitle>
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
          {actions && (
            <DialogActions fluid className={styles.actions}>
              {actions}
            </DialogActions>
          )}
        </DialogBody>
      </DialogSurface>
    </FluentDialog>
  )
}

/** Returns the props of the surface of a dialog: its language, keys, focus, and the toasts in it. */
export function useDialogSurface({ onKeyPress, ref }: Pick<DialogProps, 'onKeyPress' | 'ref'>) {
  const surface = useRef<HTMLDivElement>(null)
  const setRef: RefCallback<HTMLDivElement> = useMergedRefs(surface, ref)
  useDialogFocus(surface)
  useToastHost(surface)
  return {
    lang: localeOf(useLanguage()),
    ref: setRef,
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.defaultPrevented && event.key !== 'Escape') onKeyPress?.(event)
    },
  }
}

/** The button at the end of the title. */
export function CloseButton({ isPending, onClose }: { isPending: boolean; onClose: () => void }) {
  const styles = useDialogStyles()
  const messages = useMessages(actionsMessages)
  return (
    <IconButton
      className={styles.close}
      icon={<Dismiss20Regular />}
      label={messages.close}
      hasTooltip={false}
      disabled={isPending}
      onClick={onClose}
    />
  )
}
