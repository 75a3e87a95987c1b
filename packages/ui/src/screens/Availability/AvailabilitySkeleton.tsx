import { statesMessages } from '../../messages/en/states.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useAvailabilityStyles } from './Availability.styles.ts'

/** Skeleton of the screen's cards, shown while the hours load. */
export function AvailabilitySkeleton() {
  const styles = useAvailabilityStyles()
  const states = useMessages(statesMessages)
  return (
    <div role="status" aria-label={states.loading} className={styles.layout}>
      <Card isPadded={false} className={styles.skeletonWeek}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Card>
      <div className={styles.side}>
        <Card isPadded={false} className={styles.skeletonSide}>
          <Skeleton />
          <Skeleton />
        </Card>
        <Card isPadded={false} className={styles.skeletonSide}>
          <Skeleton />
        </Card>
      </div>
    </div>
  )
}
