import { useEffect, useState } from 'react'

/**
 * Seconds left until a moment. Counts by the clock, not by ticks, so that a page that slept in the background is right when
 * it wakes.
 *
 * @returns the seconds left (0 when over) and `start`
 */
export function useCountdown(seconds: number, startsRunning: boolean): { left: number; start: () => void } {
  const [endsAt, setEndsAt] = useState(() => (startsRunning ? Date.now() + seconds * 1000 : 0))
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    left,
    start: () => {
      setNow(Date.now())
      setEndsAt(Date.now() + seconds * 1000)
    },
  }
}
