import { createContext, useContext, useEffect, useState } from 'react'

/** Returns the current time in milliseconds since 1970. */
export type Clock = () => number

export const ClockContext = createContext<Clock>(() => Date.now())

/** Returns the clock of the provider: the server's if the host passes it, else the device's. */
export const useClock = (): Clock => useContext(ClockContext)

/** Returns the time of a clock, updated after every so many milliseconds. */
export function useNow(every: number, clock: Clock = Date.now): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), every)
    return () => clearInterval(timer)
  }, [every, clock])
  return now
}
