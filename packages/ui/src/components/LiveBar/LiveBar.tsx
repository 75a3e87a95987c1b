import { mergeClasses } from '@griffel/react'
import { useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { localeOf } from '../../messages/languages.ts'
import { useLanguage, useMessages } from '../../messages/useMessages.ts'
import { agoParts } from './agoParts.ts'
import { useLiveBarStyles } from './LiveBar.styles.ts'

export interface LiveBarProps extends ComponentProps<'div'> {
  /** When what is shown was read, in milliseconds since 1970; undefined while nothing is shown. */
  updatedAt: number | undefined
  /** Bookings that came since then. They are announced and offered; rows move only when they are asked for. */
  newBookings?: number
  onShow?: (() => void) | undefined
}

/** How fresh a list is, and what came since. */
export function LiveBar({ updatedAt, newBookings = 0, onShow, className, ...rest }: LiveBarProps) {
  const styles = useLiveBarStyles()
  const messages = useMessages().live
  const locale = localeOf(useLanguage())
  const now = useMinutes()
  const ago = updatedAt === undefined ? undefined : agoParts(now - updatedAt)
  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <span role="status">
        {newBookings > 0 && (
          <button type="button" className={styles.show} onClick={onShow}>
            {messages.newBookings(newBookings)}
          </button>
        )}
      </span>
      {updatedAt !== undefined && (
        <span>
          {ago
            ? messages.updated(
                new Intl.RelativeTimeFormat(`${locale}-IN-u-nu-latn`, { style: 'short' }).format(-ago.count, ago.unit),
              )
            : messages.updatedNow}
        </span>
      )}
    </div>
  )
}

/** The time, twice a minute. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
