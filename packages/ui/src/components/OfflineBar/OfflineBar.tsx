import { statesMessages } from '../../messages/en/states.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useOfflineBarStyles } from './OfflineBar.styles.ts'

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
