import { calendarMessages } from '../../../messages/en/calendar.ts'
import { statusMessages } from '../../../messages/en/status.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useCalendarStyles } from '../Calendar.styles.ts'
import { CellIcon } from '../cell/CellIcon.tsx'

/** The meanings of the signs of the calendar. */
export function Legend() {
  const styles = useCalendarStyles()
  const messages = useMessages(calendarMessages)
  const status = useMessages(statusMessages)
  const signs = [
    { sign: 'pending', look: styles.pending, word: status.pending },
    { sign: 'confirmed', look: styles.confirmed, word: status.confirmed },
    { sign: 'walkIn', look: styles.confirmed, word: messages.addedByYou },
    { sign: 'held', look: styles.warning, word: messages.held },
    { sign: 'open', look: styles.quiet, word: messages.open },
    { sign: 'off', look: styles.quiet, word: messages.off },
    { sign: 'warning', look: styles.warning, word: messages.sameTimeOrPassed },
  ] as const
  return (
    <ul aria-label={messages.legend} className={styles.legend}>
      {signs.map(({ look, word, sign }) => (
        <li key={word} className={styles.legendItem}>
          <CellIcon sign={sign} className={look} />
          {word}
        </li>
      ))}
    </ul>
  )
}
