import { decisionsMessages } from '../../messages/en/decisions.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Info16Regular } from '@fluentui/react-icons/headless/svg/info'
import { useDecisionsStyles } from './Decisions.styles.ts'

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
