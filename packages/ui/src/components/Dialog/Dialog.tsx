import {
  cardLook,
  focusHeading,
  focusPath,
  isElement,
  isFocusLost,
  layout,
  line,
  media,
  nalamTokens,
  textSizes,
  useTargetDocument,
} from '../../theme/internal.ts'
import { actionsMessages, localeOf, useLanguage, useMessages } from '../../messages/internal.ts'
import {
  useEffect,
  useLayoutEffect,
  type RefObject,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
} from 'react'
import { focusNear } from '../../theme/keepFocus.ts'
import {
  makeStyles,
  Dialog as FluentDialog,
  DialogActions,
  DialogBody,
  DialogSurface,
  DialogTitle,
  mergeClasses,
  useMergedRefs,
  tokens,
} from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useToastHost } from '../Toasts/ToastProvider.tsx'

/** Where the focus may be while a dialog is open: popups in front of it, and the ends of Tab's way. */
const IN_FRONT = '[data-portal-node], [data-tabster-dummy], dialog, [popover]'

/**
 * The focus of an open dialog. It starts in the field, the safe answer or the title, stays inside
 * also if the page behind focuses something by script, and returns on closing to the element that
 * had it, else close to its place. Fluent's Dialog focuses its first control, lets a script leave,
 * and returns the focus to a `DialogTrigger` only.
 */
function useDialogFocus(dialog: RefObject<HTMLElement | null>): void {
  const page = useTargetDocument()
  useLayoutEffect(() => (page ? keepPageShown(page) : undefined), [page])
  // Before the next effect, which moves the focus out on closing.
  useLayoutEffect(() => {
    const keepInside = ({ target }: FocusEvent) => {
      const element = dialog.current
      if (!element || !isElement(target) || element.contains(target) || target.closest(IN_FRONT)) return
      firstFocus(element)?.focus()
    }
    page?.addEventListener('focusin', keepInside)
    return () => page?.removeEventListener('focusin', keepInside)
  }, [dialog, page])
  useLayoutEffect(() => {
    const before = focusPath(page?.activeElement ?? null)
    const element = dialog.current
    // While the dialog is still in the page, so that the focus is never lost.
    return () => {
      if (page && (isFocusLost(page) || element?.contains(page.activeElement))) focusNear(page, before)
    }
  }, [dialog, page])
  // After Fluent's Dialog, which focuses its first control.
  useEffect(() => {
    if (dialog.current) firstFocus(dialog.current)?.focus()
  }, [dialog])
  // If the focused element was removed (the button of a booking that was decided meanwhile), the
  // focus moves to the title.
  useEffect(() => {
    if (dialog.current && isFocusLost(dialog.current.ownerDocument)) focusHeading(dialog.current)
  })
}

/** Milliseconds after closing: Fluent shows what it has hidden after 250. */
const SHOWN_AGAIN = 300

/** Dialogs and popovers that hide the page behind them, also those of a host. */
const HIDING = '[data-tabster*=modalizer], [aria-modal=true]'

/** What was shown on a page before its dialogs opened. */
const shownBefore = new WeakMap<Document, Set<Element>>()

/**
 * Fluent hides the page behind an open dialog from a screen reader. If the last root with Fluent is
 * unmounted meanwhile, its Tabster is gone before it shows the host's page again (tabster 530): then
 * this does. Call when a dialog opens; returns a function to call when it closes.
 */
function keepPageShown(page: Document): () => void {
  const isHidden = (element: Element) => element.getAttribute('aria-hidden') === 'true'
  const shown = shownBefore.get(page) ?? new Set()
  shownBefore.set(page, shown)
  for (const element of page.body.children) if (!isHidden(element)) shown.add(element)
  return () => {
    setTimeout(() => {
      if (page.querySelector(HIDING)) return
      for (const element of shown) if (isHidden(element)) element.removeAttribute('aria-hidden')
      shown.clear()
    }, SHOWN_AGAIN)
  }
}

/**
 * Returns the element with the initial focus: the one with `data-autofocus`; else the first field;
 * else, in an alert, the first button; else the title, so that it is read first.
 */
function firstFocus(dialog: HTMLElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('input:not([type=hidden], [disabled]), select, textarea') ??
    (dialog.role === 'alertdialog' ? dialog.querySelector('button') : null) ??
    dialog.querySelector('h2')
  )
}

const CONTROLS = 'a[href], button, input, select, textarea'

const PHONE_480 = '@media screen and (max-width: 30em)'

/** On both sides of head, body and foot: they reach the edges, the body with its scroll bar. */
const INSET = { desktop: '24px', phone: '16px' }
const edgeToEdge = {
  marginInline: `-${INSET.desktop}`,
  paddingInline: INSET.desktop,
  [media.phone]: { marginInline: `-${INSET.phone}`, paddingInline: INSET.phone },
} as const

export const useDialogStyles = makeStyles({
  root: {
    padding: 0,
    ...cardLook,
    width: 'min(440px, calc(100vw - 32px))',
    // Head and foot stay, the body scrolls; in a low window everything does.
    overflow: 'hidden',
    [media.low]: { overflowY: 'auto', overscrollBehavior: 'contain' },
    // A sheet.
    [media.phone]: {
      width: '100%',
      maxWidth: '100%',
      marginBlockEnd: 0,
      borderRadius: '16px 16px 0 0',
      borderBlockEndStyle: 'none',
    },
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: nalamTokens.motionSlow,
    animationTimingFunction: nalamTokens.easing,
  },
  wide: { width: 'min(560px, calc(100vw - 32px))' },
  /** Two columns of groups. */
  extraWide: { maxWidth: 'none', width: 'min(800px, calc(100vw - 32px))' },
  backdrop: { backgroundColor: nalamTokens.scrim },
  panel: {
    maxHeight: 'calc(100dvh - 34px)',
    paddingBlock: '20px 0',
    paddingInline: INSET.desktop,
    columnGap: '12px',
    rowGap: 0,
    gridTemplateColumns: '1fr 0 auto',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    [media.phone]: { maxHeight: 'calc(100dvh - 24px)', paddingInline: INSET.phone },
    [media.low]: { maxHeight: 'none' },
  },
  title: { overflowWrap: 'anywhere', minWidth: 0, paddingBlockEnd: '12px', ':focus-visible': { outline: 'none' } },
  close: { marginBlock: '-7px', marginInlineEnd: '-8px' },
  body: {
    gridColumn: '1 / 4',
    minWidth: 0,
    ...layout.column,
    rowGap: '8px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    [media.low]: { overflowY: 'visible' },
    ...edgeToEdge,
    // Room for the focus ring of the first element.
    paddingBlock: '4px 24px',
    '& p': { margin: 0 },
    '& > *': { flexShrink: 0 },
  },
  about: {
    marginBlockEnd: '16px',
    color: nalamTokens.ink2,
    overflowWrap: 'anywhere',
    '& strong': { color: tokens.colorNeutralForeground1 },
    ':last-child': { marginBlockEnd: 0 },
  },
  actions: {
    // In the order of the page at every width.
    gridRowStart: 3,
    justifyContent: 'flex-end',
    justifySelf: 'stretch',
    flexWrap: 'wrap',
    ...edgeToEdge,
    paddingBlock: '16px',
    ...line('BlockStart'),
    [PHONE_480]: { gridRowStart: 3 },
    [media.phone]: { ...edgeToEdge[media.phone], flexDirection: 'column', paddingBlock: '10px 12px' },
  },
  foot: { flex: '1 1 200px', color: nalamTokens.ink2, ...textSizes.label, [media.phone]: { flexBasis: 'auto' } },
  buttons: {
    ...layout.wrap,
    alignSelf: 'center',
    gap: '8px',
    justifyContent: 'flex-end',
    // Side by side if their longest words have room, else the action first.
    [media.phone]: {
      alignSelf: 'stretch',
      flexWrap: 'wrap-reverse',
      '& > *': { flex: '1 1 min-content', paddingInline: '8px', whiteSpace: 'normal' },
    },
  },
})

/** The attributes that a host may set on the element of any dialog. */
export type DialogAttributes = Omit<
  ComponentProps<'div'>,
  // Set by the dialog itself.
  'title' | 'about' | 'role' | 'onKeyDown' | 'onKeyPress'
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
  size?: 'medium' | 'wide' | 'extraWide'
  /** Whom or what it is about, below the title: its description for a screen reader. */
  about?: ReactNode
  /** Before the buttons: what happens when, or another action. */
  foot?: ReactNode
  /** Buttons, in reading order: cancel first, the action last. */
  actions?: ReactNode
  /** Called on a key press inside the dialog, except Escape, which the dialog handles. */
  onKeyPress?: ((event: KeyboardEvent) => void) | undefined
}

/**
 * Returns the ref of a body that scrolls, and its tab stop: without one, a long text without a control
 * in it could not be scrolled by keys.
 */
function useScrolledBody() {
  const body = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(false)
  useEffect(() => {
    const element = body.current
    if (!element) return undefined
    const measure = () =>
      setStop(element.scrollHeight > element.clientHeight && element.querySelector(CONTROLS) === null)
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  })
  return { ref: body, tabIndex: isStop ? 0 : undefined }
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
  about,
  foot,
  actions,
  onKeyPress,
  children,
  className,
  ref,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const styles = useDialogStyles()
  const surface = useDialogSurface({ onKeyPress, ref })
  const body = useScrolledBody()
  const bodyId = useId()
  const aboutId = useId()
  const describedBy = isAlert ? bodyId : about !== undefined ? aboutId : undefined
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
        aria-describedby={describedBy}
        {...rest}
        className={mergeClasses(styles.root, size !== 'medium' && styles[size], className)}
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
          <div id={bodyId} {...body} className={styles.body}>
            {about !== undefined && (
              <div id={aboutId} className={styles.about}>
                {about}
              </div>
            )}
            {children}
          </div>
          {actions && (
            <DialogActions fluid className={styles.actions}>
              {foot !== undefined && <div className={styles.foot}>{foot}</div>}
              <div className={styles.buttons}>{actions}</div>
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
