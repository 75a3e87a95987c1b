import { createContext, useContext } from 'react'

/** Returns the current time in milliseconds since 1970. */
export type Clock = () => number

export const ClockContext = createContext<Clock>(() => Date.now())

/** Returns the clock of the provider: the server's if the host passes it, else the device's. */
export const useClock = (): Clock => useContext(ClockContext)
