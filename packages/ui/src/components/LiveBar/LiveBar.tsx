import { layout, nalamTokens, noteText } from '../../theme/internal.ts'
import { liveMessages, localeOf, useLanguage, useMessages, useNow } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { Button } from '../Button/Button.tsx'
import { agoParts } from './agoParts.ts'

const useLiveBarStyles = makeStyles({
  // As high as the button, so that nothing moves when the button appears.
  root: { ...layout.row, flexWrap: 'wrap', minHeight: '32px', ...noteText },
  show: {
    minWidth: 'auto',
    minHeight: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: nalamTokens.tint,
    color: nalamTokens.brandInk,
    fontSize: tokens.fontSizeBase200,
  },
})

export interface LiveBarProps extends ComponentProps<'div'> {
  /**
   * Time at which the shown data was fetched, in milliseconds since 1970; undefined while no data
   * is shown.
   */
  updatedAt: number | undefined
  /**
   * Number of bookings that arrived since then. They are announced and offered; the rows change
   * only when the user asks for it.
   */
  newBookings?: number
  onShow?: (() => void) | undefined
}

/**
 * Shows the age of a list, or the number of new bookings in its place: the line keeps its height where
 * both together would not fit.
 */
export function LiveBar({ updatedAt, newBookings = 0, onShow, className, ...rest }: LiveBarProps) {
  const styles = useLiveBarStyles()
  const messages = useMessages(liveMessages)
  const locale = localeOf(useLanguage())
  const now = useNow(30_000)
  const ago = updatedAt === undefined ? undefined : agoParts(now - updatedAt)
  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <span role="status">
        {newBookings > 0 && (
          <Button size="medium" className={styles.show} onClick={onShow}>
            {messages.newBookings(newBookings)}
          </Button>
        )}
      </span>
      {updatedAt !== undefined && newBookings === 0 && (
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
