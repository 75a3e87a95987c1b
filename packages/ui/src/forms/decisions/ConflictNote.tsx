import { decisionsMessages } from '../../messages/en/decisions.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { mergeClasses } from '@fluentui/react-components'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import type { BookingConflict } from '@nalam/sdk'
import { MixedText } from '../../messages/MixedText.tsx'
import { useDecisionsStyles } from './Decisions.styles.ts'
import { Info16Regular } from '@fluentui/react-icons/headless/svg/info'

interface ConflictNoteProps {
  conflicts: readonly BookingConflict[]
  /** Stands out, above the buttons that decide. */
  isBoxed?: boolean
}

/** Says which other bookings have the time of a booking; nothing if there are none (CAL-08). */
export function ConflictNote({ conflicts, isBoxed = false }: ConflictNoteProps) {
  const styles = useDecisionsStyles()
  const { sameTimeAs } = useMessages(decisionsMessages)
  if (conflicts.length === 0) return null
  return (
    <span className={mergeClasses(styles.note, isBoxed && styles.box)}>
      <Warning16Regular aria-hidden />
      <span>
        <MixedText text={sameTimeAs(conflicts.map(({ patientName }) => patientName).join(', '))} />
      </span>
    </span>
  )
}

/**
 * Says that the time of a pending booking has passed (FIND-03).
 *
 * @param isGrouped the heading above the rows already says so
 */
export function OverdueNote({ isGrouped = false }: { isGrouped?: boolean }) {
  const styles = useDecisionsStyles()
  const { overdue } = useMessages(decisionsMessages)
  return (
    <span className={styles.note}>
      <Info16Regular aria-hidden />
      {isGrouped ? overdue.declineOnly : overdue.note}
    </span>
  )
}
