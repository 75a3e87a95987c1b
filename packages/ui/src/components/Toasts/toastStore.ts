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
}

export interface ToastAction {
  label: string
  /** The keyboard shortcut of the same action on the page, shown beside the label. */
  shortcut?: string | undefined
  onClick: () => void
}
export interface Toast extends ToastContent {
  readonly id: number
  /** True once announced: moving it into or out of a dialog does not announce it again. */
  readonly isAnnounced: boolean
}

/** Milliseconds until a toast closes (FRAME-06). */
export const TOAST_DURATION = 2000

/** Milliseconds after which a visible toast counts as announced. */
const ANNOUNCED_AFTER = 500

export interface ToastStore {
  list: () => readonly Toast[]
  subscribe: (changed: () => void) => () => void
  show: (content: ToastContent) => number
  dismiss: (id: number) => void
  /** Closes the error toasts, which otherwise stay: what they report is over. */
  dismissErrors: () => void
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
  let nextId = 1
  let paused = false
  const clocks = new Map<number, Clock>()
  const shownAt = new Map<number, number>()
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
    const now = Date.now()
    const isHeard = ({ id }: Toast) => now - (shownAt.get(id) ?? now) >= ANNOUNCED_AFTER
    change(toasts.map((toast) => (isHeard(toast) ? { ...toast, isAnnounced: true } : toast)))
  }
  const start = (id: number, clock: Clock) => {
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => dismiss(id), clock.remaining)
  }
  const dismiss = (id: number) => {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    shownAt.delete(id)
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
      const same = toasts.find(({ intent, text }) => intent === content.intent && text === content.text)
      if (same) dismiss(same.id)
      shownAt.set(id, Date.now())
      change([...toasts, { ...content, id, isAnnounced: false }])
      const usual = content.action === undefined && content.intent !== 'error' ? TOAST_DURATION : undefined
      const remaining = content.duration ?? usual
      if (remaining !== undefined) {
        const clock: Clock = { timer: undefined, startedAt: 0, remaining }
        clocks.set(id, clock)
        if (!paused) start(id, clock)
      }
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
      for (const { id, intent } of toasts) if (intent === 'error') dismiss(id)
    },
    host: () => hosts.at(-1),
    addHost: (element) => {
      moveTo([...hosts, element])
      return () => moveTo(hosts.filter((host) => host !== element))
    },
  }
}
