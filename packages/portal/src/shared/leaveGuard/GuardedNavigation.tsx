import { useContext, useEffect, useMemo, type ReactNode } from 'react'
import { parsePath, UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom'
import { leaveGuard } from './leaveGuard.ts'
import { beforeRouterPops } from './popGate.ts'

/** The entry's place in this tab's history, as the router counts it. */
function placeInHistory(state: unknown): number | undefined {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined
  return typeof place === 'number' ? place : undefined
}

function isLeaving(to: To): boolean {
  const { pathname } = typeof to === 'string' ? parsePath(to) : to
  return pathname !== undefined && pathname !== '' && pathname !== window.location.pathname
}

/**
 * Back and Forward cannot be refused: the browser has moved already when it tells. So the move is taken back before the router
 * hears of it, and made again when the doctor wants to leave.
 */
function usePopGuard(): void {
  useEffect(() => {
    let place = placeInHistory(window.history.state)
    let path = window.location.pathname
    let isTakingBack = false
    const onPop = (event: PopStateEvent) => {
      if (isTakingBack) {
        isTakingBack = false
        event.stopImmediatePropagation()
        return
      }
      const target = placeInHistory(event.state)
      const moved = target === undefined || place === undefined ? 0 : target - place
      if (moved !== 0 && leaveGuard.isHeld() && window.location.pathname !== path) {
        event.stopImmediatePropagation()
        isTakingBack = true
        window.history.go(-moved)
        leaveGuard.ask(() => window.history.go(moved))
        return
      }
      place = target
      path = window.location.pathname
    }
    const onMove = () => {
      place = placeInHistory(window.history.state)
      path = window.location.pathname
    }
    const openGate = beforeRouterPops(onPop)
    moves.addEventListener('move', onMove)
    return () => {
      openGate()
      moves.removeEventListener('move', onMove)
    }
  }, [])
}

const moves = new EventTarget()
const tellMove = () => moves.dispatchEvent(new Event('move'))

/** Everything inside asks the leave guard before it navigates. The declarative router has no such question of its own. */
export function GuardedNavigation({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext)
  usePopGuard()
  const guarded = useMemo(() => {
    const { navigator } = context
    const guard = (to: To, go: () => void) => {
      const move = () => {
        go()
        tellMove()
      }
      if (leaveGuard.isHeld() && isLeaving(to)) leaveGuard.ask(move)
      else move()
    }
    return {
      ...context,
      navigator: {
        createHref: (to: To) => navigator.createHref(to),
        ...(navigator.encodeLocation && { encodeLocation: navigator.encodeLocation }),
        go: (delta: number) => navigator.go(delta),
        push: ((to, state, options) =>
          guard(to, () => navigator.push(to, state, options))) satisfies typeof navigator.push,
        replace: ((to, state, options) =>
          guard(to, () => navigator.replace(to, state, options))) satisfies typeof navigator.replace,
      },
    }
  }, [context])
  return <NavigationContext value={guarded}>{children}</NavigationContext>
}
