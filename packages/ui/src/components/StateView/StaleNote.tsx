import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { actionsMessages } from '../../messages/en/actions.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../Button/Button.tsx'
import { Notice } from './Notice.tsx'
import { useNoticeStyles } from './Notice.styles.ts'

export interface StaleNoteProps extends ComponentProps<'div'> {
  /** What may be out of date, and why. */
  children: string
  onRetry: (() => void) | undefined
  /** The data is being fetched again. */
  isRefreshing?: boolean
}

/** Shown above data that could not be refreshed; the data stays visible. Offers to try again. */
export function StaleNote({ onRetry, isRefreshing = false, className, ...rest }: StaleNoteProps) {
  const { apart } = useNoticeStyles()
  const actions = useMessages(actionsMessages)
  return (
    <Notice
      {...rest}
      intent="warning"
      className={mergeClasses(apart, className)}
      actions={
        <Button disabledFocusable={isRefreshing} onClick={onRetry}>
          {actions.tryAgain}
        </Button>
      }
    />
  )
}
