import { availabilityMessages } from '../../messages/en/availability.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { SlotPlan } from '@nalam/sdk'
import { Card } from '../../components/Card/Card.tsx'
import { planFigures } from './planFigures.ts'
import { SIGNS, type Sign } from './planSigns.ts'
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
        <Sum sign="created" text={messages.created(created)} />
        {removed > 0 && <Sum sign="removed" text={messages.removed(removed)} />}
        {taken > 0 && <Sum sign="taken" text={messages.stay(taken)} note={messages.kept} />}
        {planned > 0 && <Sum sign="planned" text={messages.planned(planned)} />}
        {left > 0 && <Sum sign="leftOut" text={messages.leftOut(left)} note={reasons.join(', ')} />}
      </ul>
    </Card>
  )
}

interface SumProps {
  sign: Sign
  text: string
  note?: string
}

function Sum({ sign, text, note }: SumProps) {
  const styles = usePreviewStyles()
  const Icon = SIGNS[sign]
  return (
    <li className={styles.sum}>
      <span className={mergeClasses(styles.sumIcon, styles[sign])}>
        <Icon aria-hidden />
      </span>
      <span>
        <span className={styles.sumText}>{text}</span>
        {note !== undefined && <span className={styles.sumNote}>{note}</span>}
      </span>
    </li>
  )
}
