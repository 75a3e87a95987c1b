/** A notice that appears, is announced, and goes (section 9: after 2000 ms; one with an action stays until dismissed). */
export interface ToastContent {
  intent: 'success' | 'error' | 'info'
  text: string
  action?: { label: string; onPress: () => void } | undefined
}
export interface Toast extends ToastContent {
  readonly id: number
}

/** Section 9. */
export const TOAST_DURATION = 2000

export interface ToastStore {
  list: () => readonly Toast[]
  subscribe: (changed: () => void) => () => void
  show: (content: ToastContent) => number
  dismiss: (id: number) => void
  /** Stops every clock while the pointer or the focus is on the notices, and gives each its remaining time afterwards. */
  pause: () => void
  resume: () => void
  /** Where the notices are shown: the dialog opened last (all else is inert while it is open), else nothing: the page. */
  host: () => HTMLElement | undefined
  /** Makes an open dialog the host until the returned function is called. */
  addHost: (element: HTMLElement) => () => void
}

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined
  startedAt: number
  remaining: number
}

/** The notices of one page, without React: order, clocks, pause. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
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
  const start = (id: number, clock: Clock) => {
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => dismiss(id), clock.remaining)
  }
  const dismiss = (id: number) => {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
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
      // The same notice once more takes the place of the first: a pile of them would cover what the doctor tries again with.
      const same = toasts.find(({ intent, text }) => intent === content.intent && text === content.text)
      if (same) dismiss(same.id)
      change([...toasts, { ...content, id }])
      if (content.action === undefined) {
        const clock: Clock = { timer: undefined, startedAt: 0, remaining: TOAST_DURATION }
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
    host: () => hosts.at(-1),
    addHost: (element) => {
      hosts = [...hosts, element]
      notify()
      return () => {
        hosts = hosts.filter((host) => host !== element)
        notify()
      }
    },
  }
}
