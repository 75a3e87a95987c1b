import type { ReactNode } from 'react'
import { StaleNote } from './StaleNote.tsx'
import { ErrorState } from './StateView.tsx'
import { useStateCard } from './useStateCard.ts'

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
