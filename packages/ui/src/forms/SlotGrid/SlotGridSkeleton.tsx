import { statesMessages } from '../../messages/en/states.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useSlotGridStyles } from './SlotGrid.styles.ts'

export interface SlotGridSkeletonProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Number of expected slots. */
  count?: number
  /** Whether every slot has a checkbox, as with `bulk`: the cards are wider then. */
  hasBoxes?: boolean
}

/** Skeleton of a SlotGrid, shown while the slots load. */
export function SlotGridSkeleton({ count = 8, hasBoxes = false, className, ...rest }: SlotGridSkeletonProps) {
  const styles = useSlotGridStyles()
  const messages = useMessages(statesMessages)
  return (
    <section {...rest} aria-busy aria-label={messages.loading} className={mergeClasses(styles.root, className)}>
      <div className={styles.tools}>
        <Skeleton className={styles.skeletonTools} />
      </div>
      <Skeleton className={styles.skeletonHeading} />
      <div className={mergeClasses(styles.list, hasBoxes && styles.listWithBoxes)}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className={styles.skeletonCard} />
        ))}
      </div>
    </section>
  )
}
