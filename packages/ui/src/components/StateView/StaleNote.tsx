import { actionsMessages } from '../../messages/en/actions.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { Button } from '../Button/Button.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useStaleNoteStyles } from './StaleNote.styles.ts'

export interface StaleNoteProps extends ComponentProps<'div'> {
  /** What may be out of date, and why. */
  children: string
  onRetry: (() => void) | undefined
  /** The data is being fetched again. */
  isRefreshing?: boolean
}

/** Shown above data that could not be refreshed; the data stays visible. Offers to try again. */
export function StaleNote({ children, onRetry, isRefreshing = false, className, ...rest }: StaleNoteProps) {
  const styles = useStaleNoteStyles()
  const actions = useMessages(actionsMessages)
  return (
    <div {...rest} role="alert" className={mergeClasses(styles.root, className)}>
      {children}
      <Button disabledFocusable={isRefreshing} onClick={onRetry}>
        {actions.tryAgain}
      </Button>
    </div>
  )
}
