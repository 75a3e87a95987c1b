import { useFormats } from '../../messages/useFormats.ts'
import { availabilityMessages } from '../../messages/en/availability.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { Availability, WeeklyAvailability } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { useStickyBar } from '../../theme/useStickyBar.ts'
import { useAvailabilityStyles } from './Availability.styles.ts'
import { isChanged, isSameWeek, slotCount, slotDifference } from './weekHours.ts'

export interface SaveBarProps {
  saved: Availability
  draft: WeeklyAvailability
  hasProblems: boolean
  onDiscard: () => void
  onPreview: () => void
}

/**
 * Shows the number of slots a week and the difference from the saved hours, updated while the
 * doctor edits.
 */
export function SaveBar({ saved, draft, hasProblems, onDiscard, onPreview }: SaveBarProps) {
  const styles = useAvailabilityStyles()
  const { hours: messages } = useMessages(availabilityMessages)
  const change = useChangeText(saved, draft)
  const hasChanged = isChanged(saved, draft)
  const canPreview = hasChanged || saved.isProposal
  // Without buttons it would only take space away from the form.
  const [barRef, barClass] = useStickyBar('end', canPreview)
  return (
    <Card ref={barRef} isPadded={false} className={mergeClasses(barClass, styles.bar)}>
      <p role="status" className={styles.barText}>
        <strong className={styles.strong}>{messages.aWeek(slotCount(draft.weeklyHours))}</strong>
        {hasProblems ? (
          <span className={styles.problem}> · {messages.problems}</span>
        ) : (
          change !== undefined && <span className={styles.barChange}> · {change}</span>
        )}
      </p>
      {canPreview && (
        <span className={styles.barButtons}>
          {hasChanged && <Button onClick={onDiscard}>{messages.discard}</Button>}
          <Button appearance="primary" disabledFocusable={hasProblems} onClick={onPreview}>
            {messages.preview}
          </Button>
        </span>
      )}
    </Card>
  )
}

function useChangeText(saved: Availability, draft: WeeklyAvailability): string | undefined {
  const { hours: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  const { change, onlyOn } = slotDifference(saved.weeklyHours, draft.weeklyHours)
  if (change === 0) {
    if (!isSameWeek(saved.weeklyHours, draft.weeklyHours)) return messages.asMany
    if (saved.keepPublishedWeeks === draft.keepPublishedWeeks) return undefined
    return messages.keepChanged(draft.keepPublishedWeeks)
  }
  const words = change < 0 ? messages.fewer(-change) : messages.more(change)
  return onlyOn === undefined ? words : messages.allOn(words, formats.weekday(onlyOn))
}
