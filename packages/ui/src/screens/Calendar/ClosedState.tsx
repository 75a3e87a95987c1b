import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { useStateCard } from '../../components/StateView/useStateCard.ts'
import { useCalendarMessages } from '../../messages/useCalendarMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'

interface ClosedStateProps {
  title: string
  /** Why, where the doctor has said it. */
  note: string | undefined
  /** Where days and hours are changed; undefined where the platform has no such page. */
  availabilityHref: string | undefined
}

/** No day that is shown is open, and where that is changed. */
export function ClosedState({ title, note, availabilityHref }: ClosedStateProps) {
  const card = useStateCard()
  const messages = useCalendarMessages()
  const { slots } = useMessages()
  const isElsewhere = availabilityHref !== undefined
  return (
    <EmptyState
      className={card}
      title={title}
      text={note ?? (isElsewhere ? messages.closedHours : messages.allClosedText)}
      actions={isElsewhere && <ButtonLink href={availabilityHref}>{slots.availability}</ButtonLink>}
    />
  )
}
