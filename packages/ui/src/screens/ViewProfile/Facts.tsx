import { statesMessages } from '../../messages/en/states.ts'
import type { ReactNode } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { MixedText } from '../../messages/MixedText.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useViewProfileStyles } from './ViewProfile.styles.ts'

/** A card of labels and values under a heading. */
export function FactsCard({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const styles = useViewProfileStyles()
  return (
    <Card as="section" aria-label={title}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{title}</h2>
        {action}
      </div>
      <dl className={styles.facts}>{children}</dl>
    </Card>
  )
}

/** A label with its value; "Not provided" if there is none. */
export function Fact({ label, children, aside }: { label: string; children?: ReactNode; aside?: ReactNode }) {
  const styles = useViewProfileStyles()
  const messages = useMessages(statesMessages)
  // One element even for mixed languages: its parts must not become separate layout items.
  const shown =
    typeof children === 'string' ? (
      <span>
        <MixedText text={children} />
      </span>
    ) : (
      children
    )
  const isEmpty = children === '' || children === null || children === undefined || children === false
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {isEmpty ? <span className={styles.missing}>{messages.notFilled}</span> : shown}
        {!isEmpty && aside}
      </dd>
    </div>
  )
}
