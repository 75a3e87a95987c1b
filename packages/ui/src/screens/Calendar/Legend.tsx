import { useCalendarMessages } from '../../messages/useCalendarMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useCalendarStyles } from './Calendar.styles.ts'
import { CellIcon } from './CellIcon.tsx'

/** What the signs of the calendar mean. */
export function Legend() {
  const styles = useCalendarStyles()
  const messages = useCalendarMessages()
  const { status } = useMessages()
  const signs = [
    { kind: 'pending', look: styles.pending, word: status.pending },
    { kind: 'confirmed', look: styles.confirmed, word: status.confirmed },
    { kind: 'confirmed', look: styles.confirmed, word: messages.addedByYou, isAddedByDoctor: true },
    { kind: 'held', look: styles.warning, word: messages.held },
    { kind: 'open', look: styles.quiet, word: messages.open },
    { kind: 'off', look: styles.quiet, word: messages.off },
    { kind: 'pending', look: styles.warning, word: messages.sameTimeOrPassed, isOverdue: true },
  ] as const
  return (
    <ul aria-label={messages.legend} className={styles.legend}>
      {signs.map(({ look, word, ...icon }) => (
        <li key={word} className={styles.legendItem}>
          <CellIcon {...icon} className={look} />
          {word}
        </li>
      ))}
    </ul>
  )
}
