import { availabilityMessages } from '../../messages/en/availability.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { Circle16Regular } from '@fluentui/react-icons/headless/svg/circle'
import { Info16Regular } from '@fluentui/react-icons/headless/svg/info'
import { LockClosed16Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { Subtract16Regular } from '@fluentui/react-icons/headless/svg/subtract'
import { mergeClasses } from '@fluentui/react-components'
import type { SlotPlan } from '@nalam/sdk'
import type { ReactElement } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { planFigures } from './planFigures.ts'
import { usePreviewStyles } from './AvailabilityPreview.styles.ts'

/** The totals of a publication. */
export function PlanSums({ plan }: { plan: SlotPlan }) {
  const styles = usePreviewStyles()
  const { plan: messages } = useMessages(availabilityMessages)
  const { created, removed, taken, planned, leftOut } = planFigures(plan)
  const { past, closed, overlap, other } = leftOut
  const reasons = [
    past > 0 && messages.over(past),
    closed > 0 && messages.onClosedDays(closed),
    overlap > 0 && messages.overlapping(overlap),
    other > 0 && messages.otherwise(other),
  ].filter((reason) => reason !== false)
  const left = past + closed + overlap + other
  return (
    <Card as="section" isPadded={false} className={styles.sums}>
      <ul className={styles.sumList}>
        <Sum icon={<Add16Regular aria-hidden />} className={styles.created} text={messages.created(created)} />
        {removed > 0 && (
          <Sum icon={<Subtract16Regular aria-hidden />} className={styles.removed} text={messages.removed(removed)} />
        )}
        {taken > 0 && (
          <Sum
            icon={<LockClosed16Regular aria-hidden />}
            className={styles.quiet}
            text={messages.stay(taken)}
            note={messages.kept}
          />
        )}
        {planned > 0 && (
          <Sum icon={<Circle16Regular aria-hidden />} className={styles.quiet} text={messages.planned(planned)} />
        )}
        {left > 0 && (
          <Sum
            icon={<Info16Regular aria-hidden />}
            className={styles.quiet}
            text={messages.leftOut(left)}
            note={reasons.join(', ')}
          />
        )}
      </ul>
    </Card>
  )
}

interface SumProps {
  icon: ReactElement
  className: string
  text: string
  note?: string
}

function Sum({ icon, className, text, note }: SumProps) {
  const styles = usePreviewStyles()
  return (
    <li className={styles.sum}>
      <span className={mergeClasses(styles.sumIcon, className)}>{icon}</span>
      <span>
        <span className={styles.sumText}>{text}</span>
        {note !== undefined && <span className={styles.sumNote}>{note}</span>}
      </span>
    </li>
  )
}
