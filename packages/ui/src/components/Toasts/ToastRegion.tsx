import { actionsMessages } from '../../messages/en/actions.ts'
import { toastsMessages } from '../../messages/en/toasts.ts'
import { mergeClasses, useFluent, useFocusVisible, useThemeClassName } from '@fluentui/react-components'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { ErrorCircle20Regular } from '@fluentui/react-icons/headless/svg/error-circle'
import { Info20Regular } from '@fluentui/react-icons/headless/svg/info'
import { useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { MixedText } from '../../messages/MixedText.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { focusHeading } from '../../theme/focusHeading.ts'
import { isElement, useTargetDocument } from '../../theme/targetDocument.ts'
import { useToastRegionStyles } from './ToastRegion.styles.ts'
import type { Toast, ToastStore } from './toastStore.ts'

const ICONS = { success: CheckmarkCircle20Regular, error: ErrorCircle20Regular, info: Info20Regular }

const NONE: readonly Toast[] = []

/**
 * Moves the focus after the last toast is dismissed: to the previously focused element, else to the
 * title of the dialog or the page.
 */
function returnFocus(cameFrom: Element | null, target: HTMLElement): void {
  if (isElement(cameFrom) && cameFrom.isConnected) cameFrom.focus()
  else focusHeading(target)
}

/**
 * Shows the toasts and announces each once. The page's region is always rendered, because a region
 * that is added together with its text is not announced. While a dialog is open the toasts are in a
 * region inside it; those that moved are in a part of it that is not announced.
 */
export function ToastRegions({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list)
  const page = useTargetDocument()
  const host = useSyncExternalStore(store.subscribe, store.host, store.host)
  return (
    <>
      {page && <ToastRegion store={store} toasts={host ? NONE : toasts} target={page.body} />}
      {host && <ToastRegion store={store} toasts={toasts} target={host} />}
    </>
  )
}

function ToastRegion({ store, toasts, target }: { store: ToastStore; toasts: readonly Toast[]; target: HTMLElement }) {
  const styles = useToastRegionStyles()
  const messages = useMessages(toastsMessages)
  const element = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element>(null)
  const themeClass = useThemeClassName()
  const focusMark = useFocusVisible<HTMLDivElement>()
  const { dir } = useFluent()
  const cards = (hasMoved: boolean) =>
    toasts
      .filter((toast) => toast.hasMoved === hasMoved)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />)
  // The focus moves to the next toast; after the last one it returns to the element that had it
  // before.
  const dismiss = (id: number) => {
    const region = element.current
    const at = toasts.findIndex((toast) => toast.id === id)
    const next = toasts[at + 1] ?? toasts[at - 1]
    if (region?.contains(region.ownerDocument.activeElement)) {
      const button = next && region.querySelector<HTMLElement>(`[data-toast-id="${next.id}"] button:last-of-type`)
      if (button) button.focus()
      else returnFocus(cameFrom.current, target)
    }
    store.dismiss(id)
  }
  return createPortal(
    <div ref={focusMark} dir={dir} className={themeClass}>
      {/* Pauses while the user reads; the controls are the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={element}
        role="region"
        aria-label={messages.region}
        data-tabster-never-hide=""
        className={styles.region}
        onPointerEnter={store.pause}
        onPointerLeave={store.resume}
        onFocus={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
          store.pause()
        }}
        onBlur={store.resume}
      >
        <div className={styles.list}>{cards(true)}</div>
        <div role="status" aria-live="polite" aria-relevant="additions" aria-atomic="false" className={styles.list}>
          {cards(false)}
        </div>
      </div>
    </div>,
    target,
  )
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const styles = useToastRegionStyles()
  const toasts = useMessages(toastsMessages)
  const actions = useMessages(actionsMessages)
  const Icon = ICONS[toast.intent]
  const { action } = toast
  return (
    <div
      className={mergeClasses(styles.toast, styles[toast.intent], action && styles.withAction)}
      data-toast={toast.intent}
      data-toast-id={toast.id}
    >
      <span className={mergeClasses(styles.icon, styles[`${toast.intent}Icon`])}>
        <Icon aria-hidden />
      </span>
      <span className={styles.text}>
        <span className={styles.hidden}>{toasts[toast.intent]}: </span>
        <MixedText text={toast.text} />
      </span>
      <span className={mergeClasses(styles.buttons, action && styles.below)}>
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
      </span>
    </div>
  )
}
