import { useId, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { LoadedContent, type LoadedContentProps } from '../../components/StateView/LoadedContent.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import { actionsMessages } from '../../messages/en/actions.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useVisitsStyles } from './Visits.styles.ts'

interface LoadedListProps<Data> extends Pick<LoadedContentProps<Data>, 'data' | 'error' | 'onRetry' | 'children'> {
  /** Name of the state while it loads. */
  loadingText: string
}

/** A list of a dialog, or lines in its place while it loads, or why it could not be loaded. */
export function LoadedList<Data>({ error, onRetry, loadingText, ...rest }: LoadedListProps<Data>) {
  const styles = useVisitsStyles()
  const actions = useMessages(actionsMessages)
  return (
    <LoadedContent
      {...rest}
      error={error}
      failed={
        <Notice intent="error" actions={onRetry && <Button onClick={onRetry}>{actions.tryAgain}</Button>}>
          {error}
        </Notice>
      }
      loading={
        <div role="status" aria-label={loadingText} className={styles.skeletons}>
          <Skeleton width="80%" />
          <Skeleton width="80%" />
          <Skeleton width="80%" />
        </div>
      }
    />
  )
}

/** Says that the list is empty, and why. */
export function EmptyList({ title, children }: { title: string; children: ReactNode }) {
  const styles = useVisitsStyles()
  return (
    <div role="status" className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      <p className={styles.emptyText}>{children}</p>
    </div>
  )
}

/** A list with a heading, which is announced when its count changes. */
export function ListWithHeading({ heading, children }: { heading: string; children: ReactNode }) {
  const styles = useVisitsStyles()
  const id = useId()
  return (
    <section className={styles.section}>
      <h3 id={id} aria-live="polite" className={styles.heading}>
        {heading}
      </h3>
      <ul aria-labelledby={id} className={styles.list}>
        {children}
      </ul>
    </section>
  )
}
