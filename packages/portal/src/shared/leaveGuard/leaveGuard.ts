import { createStore, type Store } from '../createStore.ts'

/** Somebody wants to leave a form with unsaved changes and has not been asked yet. */
export interface LeaveRequest {
  /** Goes where she wanted to go. */
  proceed: () => void
}

/** Whether this page may be left, and who wants to leave it. */
export interface LeaveGuard {
  /** Holds the page until the returned function is called. */
  hold: () => () => void
  isHeld: () => boolean
  request: Store<LeaveRequest | undefined>
  ask: (proceed: () => void) => void
  stay: () => void
  /** Lets the page go and proceeds. */
  leave: () => void
}

/** A guard; the portal has one, because a page has at most one form. */
export function createLeaveGuard(): LeaveGuard {
  let held: symbol | undefined
  const request = createStore<LeaveRequest | undefined>(undefined)
  return {
    hold() {
      const mine = Symbol('held')
      held = mine
      return () => {
        if (held === mine) held = undefined
      }
    },
    isHeld: () => held !== undefined,
    request,
    ask: (proceed) => request.set({ proceed }),
    stay: () => request.set(undefined),
    leave() {
      const wanted = request.get()
      held = undefined
      request.set(undefined)
      wanted?.proceed()
    },
  }
}

export const leaveGuard = createLeaveGuard()
