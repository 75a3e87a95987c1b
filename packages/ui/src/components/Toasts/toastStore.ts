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
  /** Whether it has moved into or out of a dialog: where it is now, it is not announced again. */
  readonly hasMoved: boolean
}

/** Milliseconds until a toast closes (FRAME-06). */
export const TOAST_DURATION = 2000

/**
 * Milliseconds without a dialog that opens or closes until a new toast is shown. A dialog often
 * closes with the action that is reported, and would take the announcement with it.
 */
export const SETTLED_AFTER = 100

export interface ToastStore {
  /** The toasts on screen. */
  list: () => readonly Toast[]
  subscribe: (changed: () => void) => () => void
  show: (content: ToastContent) => number
  dismiss: (id: number) => void
  /** Closes the error toasts, which otherwise stay: what they report is over. */
  dismissErrors: () => void
  /** Closes the toasts that are only true without a connection. */
  dismissOffline: () => void
  /**
   * Stops all timers while the pointer or the focus is on the toasts. `resume` continues each with
   * its remaining time.
   */
  pause: () => void
  resume: () => void
  /**
   * The element that the toasts are shown in: the dialog opened last (all else is inert while it is
   * open), or undefined for the page.
   */
  host: () => HTMLElement | undefined
  /** Makes an open dialog the host. Returns a function that undoes it. */
  addHost: (element: HTMLElement) => () => void
}

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined
  startedAt: number
  remaining: number
}

/** Creates the toast store of a page, independent of React: order, timers, pause. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  /** The toasts that are not on screen yet. */
  let coming: readonly Toast[] = []
  let settling: ReturnType<typeof setTimeout> | undefined
  let nextId = 1
  let paused = false
  const clocks = new Map<number, Clock>()
  const listeners = new Set<() => void>()
  let hosts: readonly HTMLElement[] = []
  const notify = () => {
    for (const listener of listeners) listener()
  }

  const change = (next: readonly Toast[]) => {
    toasts = next
    notify()
  }
  const moveTo = (next: readonly HTMLElement[]) => {
    hosts = next
    settle()
    change(toasts.map((toast) => ({ ...toast, hasMoved: true })))
  }
  const start = (id: number, clock: Clock) => {
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => dismiss(id), clock.remaining)
  }
  /** Shows the coming toasts as soon as no dialog has opened or closed for a moment. */
  const settle = () => {
    clearTimeout(settling)
    if (coming.length > 0) settling = setTimeout(reveal, SETTLED_AFTER)
  }
  const reveal = () => {
    const revealed = coming
    coming = []
    change([...toasts, ...revealed])
    for (const { id, intent, action, duration } of revealed) {
      const usual = action === undefined && intent !== 'error' ? TOAST_DURATION : undefined
      const remaining = duration ?? usual
      if (remaining === undefined) continue
      const clock: Clock = { timer: undefined, startedAt: 0, remaining }
      clocks.set(id, clock)
      if (!paused) start(id, clock)
    }
  }
  const dismiss = (id: number) => {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    coming = coming.filter((toast) => toast.id !== id)
    change(toasts.filter((toast) => toast.id !== id))
    if (toasts.length === 0) paused = false
  }

  return {
    list: () => toasts,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    show: (content) => {
      const id = nextId++
      // A repeated toast replaces the first: a pile of toasts would cover the button that the
      // doctor tries again.
      const isSame = ({ intent, text }: Toast) => intent === content.intent && text === content.text
      const same = [...toasts, ...coming].find(isSame)
      if (same) dismiss(same.id)
      coming = [...coming, { ...content, id, hasMoved: false }]
      if (coming.length === 1) settle()
      return id
    },
    dismiss,
    pause: () => {
      if (paused) return
      paused = true
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer)
        clock.remaining = Math.max(0, clock.remaining - (Date.now() - clock.startedAt))
      }
    },
    resume: () => {
      if (!paused) return
      paused = false
      for (const [id, clock] of clocks) start(id, clock)
    },
    dismissErrors: () => {
      for (const { id, intent } of [...toasts, ...coming]) if (intent === 'error') dismiss(id)
    },
    dismissOffline: () => {
      for (const { id, isOffline } of [...toasts, ...coming]) if (isOffline) dismiss(id)
    },
    host: () => hosts.at(-1),
    addHost: (element) => {
      moveTo([...hosts, element])
      return () => moveTo(hosts.filter((host) => host !== element))
    },
  }
}
