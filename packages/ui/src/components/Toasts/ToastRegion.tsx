import {
  focusHeading,
  isElement,
  keyLook,
  layout,
  media,
  nalamTokens,
  plainButton,
  visuallyHidden,
} from '../../theme/internal.ts'
import { actionsMessages, MixedText, toastsMessages, useMessages } from '../../messages/internal.ts'
import {
  makeStyles,
  mergeClasses,
  Toast as FluentToast,
  Toaster,
  ToastTitle,
  useFluent,
  useFocusVisible,
  useId,
  useThemeClassName,
  useToastController,
  tokens,
} from '@fluentui/react-components'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { ErrorCircle20Regular } from '@fluentui/react-icons/headless/svg/error-circle'
import { Info20Regular } from '@fluentui/react-icons/headless/svg/info'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RefCallback } from 'react'
import { createPortal } from 'react-dom'
import { IN_FLOW, TOASTS_TOP, useToastPlace } from './useToastPlace.ts'
import { TOAST_DURATION, type Toast, type ToastStore } from './toastStore.ts'

const useToastRegionStyles = makeStyles({
  toaster: {
    // In the page or a dialog, and above both.
    position: 'fixed',
    zIndex: 1_000_001,
    width: 'max-content',
    maxWidth: 'min(440px, calc(100vw - 32px))',
    ...layout.column,
    rowGap: '8px',
    [media.tablet]: { maxWidth: '360px' },
    // The empty middle of the top bar, on pages without one the empty top. The bottom edge holds
    // the buttons of forms and dialogs, and the language choice of the sign-in pages. On phones the
    // bar is full of controls, so the toasts are below it.
    [media.phone]: { top: 'calc(var(--nalam-bars-start, 0px) + 8px) !important' },
    [`&:is([style*='${TOASTS_TOP}'] *)`]: { top: `var(${TOASTS_TOP}) !important` },
    [`&:is([${IN_FLOW}] *)`]: {
      position: 'static',
      transform: 'none !important',
      maxWidth: '100%',
      paddingBlockStart: '8px',
    },
  },
  item: { marginTop: 0 },
  toast: {
    gridTemplateColumns: '20px 1fr auto',
    columnGap: '10px',
    alignItems: 'start',
    padding: '11px 8px 11px 14px',
    border: `1px solid ${nalamTokens.cardLine}`,
    borderInlineStartWidth: '4px',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
  },
  // Below the text: beside it, a button would leave a phone no space for a long word.
  withAction: { [media.phone]: { gridTemplateColumns: '20px 1fr' } },
  success: { borderInlineStartColor: nalamTokens.confirmedInk },
  error: { borderInlineStartColor: nalamTokens.declinedInk },
  info: { borderInlineStartColor: nalamTokens.brandInk },
  icon: { fontSize: '1.25rem', paddingTop: '1px', paddingRight: 0 },
  successIcon: { color: nalamTokens.confirmedInk },
  errorIcon: { color: nalamTokens.declinedInk },
  infoIcon: { color: nalamTokens.brandInk },
  text: {
    overflowWrap: 'break-word',
    minWidth: 0,
    fontWeight: tokens.fontWeightMedium,
    gridColumnEnd: 'auto',
    display: 'block',
  },
  buttons: { display: 'flex', columnGap: '4px', marginBlock: '-5px', paddingLeft: 0 },
  below: { [media.phone]: { gridColumnStart: 2, justifyContent: 'flex-end', marginBlock: '4px -5px' } },
  button: {
    minHeight: '32px',
    minWidth: '32px',
    ...layout.row,
    justifyContent: 'center',
    columnGap: '8px',
    ...plainButton,
    borderRadius: tokens.borderRadiusMedium,
    color: nalamTokens.brandInk,
    fontSize: nalamTokens.labelSize,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: nalamTokens.tint },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  key: keyLook,
  hidden: visuallyHidden,
})

const ICONS = { success: CheckmarkCircle20Regular, error: ErrorCircle20Regular, info: Info20Regular }

/** The live region around the Toaster announces: it is always there, which Fluent's own is not. */
const ANNOUNCED_BY_REGION = () => undefined

export interface ToastRegionProps {
  store: ToastStore
  page: Document
}

/**
 * Fluent's Toaster in a live region that moves into the dialog opened last, because everything
 * outside of an open dialog is hidden from assistive technology and from Tab. It is not live while
 * it moves, so that no toast is announced again.
 */
export function ToastRegion({ store, page }: ToastRegionProps) {
  const styles = useToastRegionStyles()
  const messages = useMessages(toastsMessages)
  const toasterId = useId('toasts')
  const { dispatchToast, dismissToast } = useToastController(toasterId)
  const [place] = useState(() => page.createElement('div'))
  const cameFrom = useRef<Element>(null)
  const themeClass = useThemeClassName()
  const focusMark = useFocusVisible<HTMLDivElement>()
  const { dir } = useFluent()
  const host = useSyncExternalStore(store.subscribe, store.host, store.host) ?? page.body
  const [liveIn, setLiveIn] = useState<HTMLElement>()
  const isLive = liveIn === host

  useLayoutEffect(() => host.append(place), [host, place])
  useLayoutEffect(() => () => place.remove(), [place])
  useToastPlace(place, host)
  useEffect(() => {
    const timer = setTimeout(() => setLiveIn(host))
    return () => clearTimeout(timer)
  }, [host])

  /** Returns the focus to the element that had it before the toasts, else to the nearest title. */
  const returnFocus = useCallback(() => {
    const before = cameFrom.current
    if (isElement(before) && before.isConnected) before.focus()
    else if (place.parentElement) focusHeading(place.parentElement)
  }, [place])
  // The focus moves to the next toast; after the last one it returns.
  const dismiss = useCallback(
    (id: number) => {
      if (place.contains(page.activeElement)) {
        // Without those that are fading out.
        const toasts = [...place.querySelectorAll<HTMLElement>('[data-toast-id]')].filter(({ dataset }) =>
          store.isShown(Number(dataset['toastId'])),
        )
        const at = toasts.findIndex(({ dataset }) => dataset['toastId'] === String(id))
        const next = (toasts[at + 1] ?? toasts[at - 1])?.querySelector<HTMLElement>('button:last-of-type')
        if (next) next.focus()
        else returnFocus()
      }
      store.dismiss(id)
    },
    [page, place, returnFocus, store],
  )

  useEffect(
    () =>
      store.connect({
        show: (toast) => {
          const { id, intent, action, duration } = toast
          const stays = action !== undefined || intent === 'error'
          dispatchToast(<ToastCard toast={toast} onDismiss={() => dismiss(id)} />, {
            toastId: String(id),
            position: 'top',
            intent,
            // Fluent gives the class of the Toaster to each toast as well.
            root: { className: styles.item, tabIndex: -1 },
            timeout: duration ?? (stays ? -1 : TOAST_DURATION),
            onStatusChange: (_, { status }) => {
              if (status === 'dismissed' || status === 'unmounted') store.closed(id)
            },
          })
        },
        dismiss: (id) => dismissToast(String(id)),
      }),
    [store, dispatchToast, dismissToast, dismiss, styles.item],
  )

  return createPortal(
    <div
      ref={focusMark}
      dir={dir}
      className={themeClass}
      role="region"
      aria-label={messages.region}
      data-tabster-never-hide=""
    >
      {/* The controls are the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role={isLive ? 'status' : undefined}
        aria-live={isLive ? 'polite' : 'off'}
        aria-relevant="additions"
        aria-atomic="false"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        }}
      >
        <Toaster
          inline
          toasterId={toasterId}
          position="top"
          offset={{ vertical: 10 }}
          announce={ANNOUNCED_BY_REGION}
          className={styles.toaster}
          // Escape closes all of them.
          onKeyDown={({ key }) => key === 'Escape' && returnFocus()}
          data-tabster={undefined}
        />
      </div>
    </div>,
    place,
  )
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const styles = useToastRegionStyles()
  const toasts = useMessages(toastsMessages)
  const actions = useMessages(actionsMessages)
  const Icon = ICONS[toast.intent]
  const { action } = toast
  // Fluent keeps Tab in a toast until Escape closes all of them. Here Tab goes on. Its type of the
  // ref fits no element.
  const letTabGoOn: RefCallback<HTMLElement> = (card) =>
    card?.closest('.fui-ToastContainer')?.removeAttribute('data-tabster')
  return (
    <FluentToast
      ref={letTabGoOn}
      className={mergeClasses(styles.toast, styles[toast.intent], action && styles.withAction)}
      data-toast={toast.intent}
      data-toast-id={toast.id}
    >
      <ToastTitle
        className={styles.text}
        media={{
          className: mergeClasses(styles.icon, styles[`${toast.intent}Icon`]),
          children: <Icon aria-hidden />,
        }}
        action={{
          className: mergeClasses(styles.buttons, action && styles.below),
          children: (
            <>
              {action && (
                <button
                  type="button"
                  className={styles.button}
                  aria-keyshortcuts={action.shortcut}
                  onClick={() => {
                    action.onClick()
                    onDismiss()
                  }}
                >
                  {action.label}
                  {action.shortcut && (
                    <kbd aria-hidden className={styles.key}>
                      {action.shortcut}
                    </kbd>
                  )}
                </button>
              )}
              <button type="button" className={styles.button} aria-label={actions.dismiss} onClick={onDismiss}>
                <Dismiss16Regular aria-hidden />
              </button>
            </>
          ),
        }}
      >
        <span className={styles.hidden}>{toasts[toast.intent]}: </span>
        <MixedText text={toast.text} />
      </ToastTitle>
    </FluentToast>
  )
}
