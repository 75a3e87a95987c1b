import { Bone } from '../../components/Bone/Bone.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useViewProfileStyles } from './ViewProfile.styles.ts'

const CARDS = [4, 6, 7] as const

/** The profile in bones, in the size of what comes. */
export function ViewProfileSkeleton() {
  const styles = useViewProfileStyles()
  const messages = useMessages().viewProfile
  return (
    <div aria-busy="true" aria-label={messages.loading} role="img">
      <div className={styles.cover} />
      <div className={styles.head}>
        <Bone className={styles.avatarBone} />
        <Bone className={styles.nameBone} />
      </div>
      <div className={styles.cards}>
        {CARDS.map((facts, card) => (
          <Card key={facts} as="section">
            <div className={styles.cardHead}>
              <Bone className={styles.titleBone} />
              {card === 0 && <Bone className={styles.buttonBone} />}
            </div>
            <div className={styles.facts}>
              {Array.from({ length: facts }, (_, fact) => (
                <div key={fact} className={styles.fact}>
                  <Bone className={styles.labelBone} />
                  <Bone className={styles.valueBone} />
                </div>
              ))}
            </div>
          </Card>
        ))}
      </div>
    </div>
  )
}
