import { mergeClasses } from '@griffel/react'
import { useThemeClassName_unstable as usePortalClass } from '@fluentui/react-shared-contexts'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { ErrorCircle20Regular } from '@fluentui/react-icons/headless/svg/error-circle'
import { Info20Regular } from '@fluentui/react-icons/headless/svg/info'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../../messages/useMessages.ts'
import { useToastRegionStyles } from './ToastRegion.styles.ts'
import type { Toast, ToastStore } from './toastStore.ts'

const ICONS = { success: CheckmarkCircle20Regular, error: ErrorCircle20Regular, info: Info20Regular }

const NONE: readonly Toast[] = []

/**
 * Shows the notices and announces them. The page's region is always there, so that a notice which comes while a dialog closes is
 * announced; while a dialog is open the notices are in a region inside it.
 */
export function ToastRegions({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list)
  const host = useSyncExternalStore(store.subscribe, store.host, store.host)
  return (
    <>
      <ToastRegion store={store} toasts={host ? NONE : toasts} target={document.body} />
      {host && <ToastRegion store={store} toasts={toasts} target={host} />}
    </>
  )
}

function ToastRegion({ store, toasts, target }: { store: ToastStore; toasts: readonly Toast[]; target: HTMLElement }) {
  const styles = useToastRegionStyles()
  const messages = useMessages()
  const portalClass = usePortalClass()
  return createPortal(
    <div className={portalClass}>
      {/* A pause while somebody reads; the controls are the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="region"
        aria-label={messages.notices.region}
        data-tabster-never-hide=""
        className={styles.region}
        onPointerEnter={store.pause}
        onPointerLeave={store.resume}
        onFocus={store.pause}
        onBlur={store.resume}
      >
        <div role="status" aria-live="polite" aria-relevant="additions" aria-atomic="false" className={styles.list}>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
          ))}
        </div>
      </div>
    </div>,
    target,
  )
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const styles = useToastRegionStyles()
  const messages = useMessages()
  const Icon = ICONS[toast.intent]
  const { action } = toast
  return (
    <div className={mergeClasses(styles.toast, styles[toast.intent])} data-toast={toast.intent}>
      <span className={mergeClasses(styles.icon, styles[`${toast.intent}Icon`])}>
        <Icon aria-hidden />
      </span>
      <span className={styles.text}>
        <span className={styles.hidden}>{messages.notices[toast.intent]}: </span>
        {toast.text}
      </span>
      <span className={styles.buttons}>
        {action && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              action.onPress()
              onDismiss()
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className={styles.button} aria-label={messages.actions.dismiss} onClick={onDismiss}>
          <Dismiss16Regular aria-hidden />
        </button>
      </span>
    </div>
  )
}
