import { cardLook, media, textSizes } from '../../theme/internal.ts'
import { statesMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'

const useOfflineBarStyles = makeStyles({
  // Overlays the page, so that nothing moves when the connection changes. It covers the empty
  // middle of the top bar and lets clicks through, so that every button stays reachable while
  // offline.
  root: {
    position: 'fixed',
    insetBlockStart: '10px',
    insetInline: '0',
    zIndex: 1_000_000,
    width: 'fit-content',
    maxWidth: 'min(420px, calc(100vw - 32px))',
    marginInline: 'auto',
    pointerEvents: 'none',
    [media.phone]: { insetBlockStart: '64px' },
    padding: '10px 16px',
    ...cardLook,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow8,
    ...textSizes.small,
  },
  title: { fontWeight: tokens.fontWeightSemibold },
})

export interface OfflineBarProps extends ComponentProps<'div'> {
  isOffline: boolean
}

/** Shows that there is no connection while the page stays usable. Announced when it appears. */
export function OfflineBar({ isOffline, className, ...rest }: OfflineBarProps) {
  const styles = useOfflineBarStyles()
  const messages = useMessages(statesMessages)
  return (
    <div {...rest} role="status">
      {isOffline && (
        <div className={mergeClasses(styles.root, className)}>
          <span className={styles.title}>{messages.offlineTitle}</span>. {messages.offlineText}
        </div>
      )}
    </div>
  )
}
