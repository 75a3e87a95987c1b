import { actionsMessages, useMessages } from '../../messages/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Notice, useNoticeStyles } from './Notice.tsx'
import { ErrorState } from './StateView.tsx'
import { useStateCard } from './useStateCard.ts'

interface StaleNoteProps extends ComponentProps<'div'> {
  /** What may be out of date, and why. */
  children: string
  onRetry: (() => void) | undefined
  /** The data is being fetched again. */
  isRefreshing?: boolean
}

/** Shown above data that could not be refreshed; the data stays visible. Offers to try again. */
function StaleNote({ onRetry, isRefreshing = false, className, ...rest }: StaleNoteProps) {
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

/** How far the data of a part is loaded. */
export interface LoadState {
  /** Error text, shown if loading failed. Data on screen stays. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** The data is being reloaded. */
  isRefreshing?: boolean
}

export interface LoadedContentProps<Data> extends LoadState {
  /** Undefined while loading, or if loading failed. */
  data: Data | undefined
  /** Shown while loading: a skeleton of the size of the content. */
  loading?: ReactNode
  /** Shown if loading failed. Default: a card with the error and a button to try again. */
  failed?: ReactNode
  /** Text above data that could not be reloaded. Without it such data is shown alone. */
  stale?: string | undefined
  children: (data: Data) => ReactNode
}

/** Shows one of the four states of data: loading, failed, stale, or the content. */
export function LoadedContent<Data>({
  data,
  error,
  onRetry,
  isRefreshing = false,
  loading,
  failed,
  stale,
  children,
}: LoadedContentProps<Data>) {
  const card = useStateCard()
  if (data === undefined && error === undefined) return loading
  if (data === undefined) {
    return failed ?? <ErrorState className={card} error={error} onRetry={onRetry} isRefreshing={isRefreshing} />
  }
  return (
    <>
      {error !== undefined && stale !== undefined && (
        <StaleNote isRefreshing={isRefreshing} onRetry={onRetry}>
          {stale}
        </StaleNote>
      )}
      {children(data)}
    </>
  )
}
