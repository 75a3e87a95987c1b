import type { Booking, Visit } from '@nalam/sdk'
import { decisionsMessages } from '../../messages/en/decisions.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAction } from '../useAction.ts'
import { ActionButton } from './ActionButton.tsx'
import { VISITS, type NoteVisit } from './bookingActions.ts'
import { useDecisionsStyles } from './Decisions.styles.ts'

/** Returns the visit that a button or a key notes: it removes the note that is there. */
export const toggled = ({ visit }: Booking, noted: Visit): Visit => (visit === noted ? 'none' : noted)

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
  const { run, isPending } = useAction(async (visit: Visit) => ({ ok: await onVisit(booking, visit) }))
  return (
    <div
      role="group"
      aria-label={hasName ? messages.visitOf(booking.patientName) : messages.visit}
      className={styles.visits}
    >
      {VISITS.map((visit) => (
        <ActionButton
          key={visit}
          {...{ booking }}
          action={visit}
          hasKey={hasKeys}
          appearance={booking.visit === visit ? 'primary' : 'secondary'}
          aria-pressed={booking.visit === visit}
          disabledFocusable={isPending}
          onClick={() => void run(toggled(booking, visit))}
        />
      ))}
    </div>
  )
}
