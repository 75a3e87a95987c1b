/**
 * The content of a toast. A success or information toast closes after 2000 ms (FRAME-06). An error
 * toast or a toast with an action stays until it is dismissed, unless it has a `duration`.
 */
export interface ToastContent {
  intent: 'success' | 'error' | 'info'
  text: string
  action?: ToastAction | undefined
  /** Milliseconds until it closes, for an action that is also offered elsewhere. */
  duration?: number | undefined
  /** It is shown without a connection, and closes when the connection is back. */
  isOffline?: boolean | undefined
}

export interface ToastAction {
  label: string
  /** The keyboard shortcut of the same action on the page, shown beside the label. */
  shortcut?: string | undefined
  onClick: () => void
}

export interface Toast extends ToastContent {
  readonly id: number
}

/** Milliseconds until a toast closes (FRAME-06). */
export const TOAST_DURATION = 2000

/**
 * Milliseconds without a dialog that opens or closes until a new toast is shown. A dialog often
 * closes with the action that is reported, and would take the announcement with it.
 */
export const SETTLED_AFTER = 100

/** The part of the page that shows the toasts: Fluent's Toaster. */
export interface ToastView {
  show: (toast: Toast) => void
  dismiss: (id: number) => void
}

export type ToastStore = ReturnType<typeof createToastStore>

/** Creates the toast store of a page, independent of React: which toasts there are, and where. */
export function createToastStore() {
  /** The toasts that are not on screen yet. */
  let coming: readonly Toast[] = []
  let shown: readonly Toast[] = []
  let view: ToastView | undefined
  let hosts: readonly HTMLElement[] = []
  let settling: ReturnType<typeof setTimeout> | undefined
  let nextId = 1
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  /** Shows the coming toasts as soon as no dialog has opened or closed for a moment. */
  const settle = () => {
    clearTimeout(settling)
    if (view && coming.length > 0) settling = setTimeout(reveal, SETTLED_AFTER)
  }
  const reveal = () => {
    const revealed = coming
    coming = []
    shown = [...shown, ...revealed]
    for (const toast of revealed) view?.show(toast)
  }
  const moveTo = (next: readonly HTMLElement[]) => {
    hosts = next
    settle()
    notify()
  }
  /** The view reports that a toast has closed. */
  const closed = (id: number) => {
    shown = shown.filter((toast) => toast.id !== id)
  }
  const dismiss = (id: number) => {
    coming = coming.filter((toast) => toast.id !== id)
    closed(id)
    view?.dismiss(id)
  }
  const dismissAll = (isOver: (toast: Toast) => boolean | undefined) => {
    for (const toast of [...shown, ...coming]) if (isOver(toast)) dismiss(toast.id)
  }

  return {
    show: (content: ToastContent): number => {
      const id = nextId++
      // A repeated toast replaces the first: a pile of toasts would cover the button that the
      // doctor tries again.
      dismissAll(({ intent, text }) => intent === content.intent && text === content.text)
      coming = [...coming, { ...content, id }]
      if (coming.length === 1) settle()
      notify()
      return id
    },
    dismiss,
    /** Closes the error toasts, which otherwise stay: what they report is over. */
    dismissErrors: () => dismissAll(({ intent }) => intent === 'error'),
    /** Closes the toasts that are only true without a connection. */
    dismissOffline: () => dismissAll(({ isOffline }) => isOffline),
    /** Whether a toast waits for the view to be connected. */
    isWaiting: () => view === undefined && coming.length > 0,
    /** Connects the view, which shows the toasts that waited for it. Returns a function that undoes it. */
    connect: (next: ToastView) => {
      view = next
      settle()
      return () => {
        view = undefined
      }
    },
    /** Whether a toast is on screen and has not been dismissed. */
    isShown: (id: number) => shown.some((toast) => toast.id === id),
    closed,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    /**
     * The element that the toasts are shown in: the dialog opened last (all else is inert while it is
     * open), or undefined for the page.
     */
    host: () => hosts.at(-1),
    /**
     * Makes an open dialog the host. Returns a function that undoes it. The errors on screen close:
     * they report an earlier attempt, and on a phone they would cover the title of the dialog. Those
     * with an action stay, and those that are true until the connection is back.
     */
    addHost: (element: HTMLElement) => {
      for (const { id, intent, action, isOffline } of shown)
        if (intent === 'error' && !action && !isOffline) dismiss(id)
      moveTo([...hosts, element])
      return () => moveTo(hosts.filter((host) => host !== element))
    },
  }
}
