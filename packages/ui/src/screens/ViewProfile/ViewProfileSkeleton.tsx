import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useViewProfileStyles } from './ViewProfile.styles.ts'

const CARDS = [4, 6, 7] as const

/** Skeleton of the profile, in the size of its content. */
export function ViewProfileSkeleton() {
  const styles = useViewProfileStyles()
  const messages = useMessages().viewProfile
  return (
    <div aria-busy="true" aria-label={messages.loading} role="img">
      <div className={styles.cover} />
      <div className={styles.head}>
        <Skeleton className={styles.avatarSkeleton} />
        <Skeleton className={styles.nameSkeleton} />
      </div>
      <div className={styles.cards}>
        {CARDS.map((facts, card) => (
          <Card key={facts} as="section">
            <div className={styles.cardHead}>
              <Skeleton className={styles.titleSkeleton} />
              {card === 0 && <Skeleton className={styles.buttonSkeleton} />}
            </div>
            <div className={styles.facts}>
              {Array.from({ length: facts }, (_, fact) => (
                <div key={fact} className={styles.fact}>
                  <Skeleton className={styles.labelSkeleton} />
                  <Skeleton className={styles.valueSkeleton} />
                </div>
              ))}
            </div>
          </Card>
        ))}
      </div>
    </div>
  )
}
