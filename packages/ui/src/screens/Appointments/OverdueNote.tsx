import { Info16Regular } from '@fluentui/react-icons/headless/svg/info'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'

/**
 * Says of a pending booking that its time has passed (FIND-03).
 *
 * @param isGrouped the head above its rows says so already
 */
export function OverdueNote({ isGrouped = false }: { isGrouped?: boolean }) {
  const styles = useAppointmentsStyles()
  const { overdue } = useDayMessages()
  return (
    <span className={styles.note}>
      <Info16Regular aria-hidden />
      {isGrouped ? overdue.declineOnly : overdue.note}
    </span>
  )
}
