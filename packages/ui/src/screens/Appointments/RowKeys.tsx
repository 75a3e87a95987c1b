import { useMessages } from '../../messages/useMessages.ts'
import { useAppointmentsStyles } from './Appointments.styles.ts'
import { ROW_KEYS } from './bookingActions.ts'

/** What the keys do on a focused row; shown where there is a keyboard. */
export function RowKeys() {
  const styles = useAppointmentsStyles()
  const messages = useMessages().appointments
  const deeds = ['view', 'edit', 'approve', 'reschedule', 'decline'] as const
  return (
    <div className={styles.keys}>
      <span>{messages.keys}:</span>
      <span className={styles.key}>
        <kbd className={styles.kbd}>↑</kbd>
        <kbd className={styles.kbd}>↓</kbd>
        {messages.keyMove}
      </span>
      {deeds.map((deed) => (
        <span key={deed} className={styles.key}>
          <kbd className={styles.kbd}>{ROW_KEYS[deed].toUpperCase()}</kbd>
          {messages[deed]}
        </span>
      ))}
    </div>
  )
}
