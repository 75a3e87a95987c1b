import type { Booking, Visit } from '@nalam/sdk'
import { decisionsMessages } from '../../messages/en/decisions.ts'
import { statusMessages } from '../../messages/en/status.ts'
import { Button } from '../../components/Button/Button.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useAction } from '../useAction.ts'
import { ROW_KEYS, VISITS } from './bookingDecisions.ts'
import { useDecisionsStyles } from './Decisions.styles.ts'

/** Notes a visit. Resolves to whether it was saved; the host has shown any error by then. */
export type NoteVisit = (booking: Booking, visit: Visit) => Promise<boolean>

interface VisitButtonsProps {
  booking: Booking
  /** The keys of the visits work here, so the buttons show them. */
  hasKeys: boolean
  /** Names the patient, where the page has several of these groups. */
  hasName?: boolean
  onVisit: NoteVisit
}

/**
 * Notes whether the patient came, with one tap; another tap on the pressed button removes the note
 * (VISIT-03).
 */
export function VisitButtons({ booking, hasKeys, hasName = false, onVisit }: VisitButtonsProps) {
  const styles = useDecisionsStyles()
  const messages = useMessages(decisionsMessages)
  const names = useMessages(statusMessages)
  const { run, isPending } = useAction(async (visit: Visit) => ({ ok: await onVisit(booking, visit) }))
  return (
    <div
      role="group"
      aria-label={hasName ? messages.visitOf(booking.patientName) : messages.visit}
      className={styles.visits}
    >
      {VISITS.map((visit) => (
        <Button
          key={visit}
          appearance={booking.visit === visit ? 'primary' : 'secondary'}
          className={hasKeys ? styles.buttonWithKey : undefined}
          aria-pressed={booking.visit === visit}
          aria-keyshortcuts={hasKeys ? ROW_KEYS[visit].toUpperCase() : undefined}
          disabledFocusable={isPending}
          onClick={() => void run(booking.visit === visit ? 'none' : visit)}
        >
          {names[visit]}
          {hasKeys && (
            <kbd aria-hidden className={styles.buttonKey}>
              {ROW_KEYS[visit].toUpperCase()}
            </kbd>
          )}
        </Button>
      ))}
    </div>
  )
}
