import { pagesMessages } from '../../messages/en/pages.ts'
import { calendarMessages } from '../../messages/en/calendar.ts'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { useStateCard } from '../../components/StateView/useStateCard.ts'
import { useMessages } from '../../messages/useMessages.ts'

interface ClosedStateProps {
  title: string
  /** The reason, if the doctor has given one. */
  note: string | undefined
  /** Href of the page that changes days and hours; undefined if the platform has none. */
  availabilityHref: string | undefined
}

/** Says that none of the shown days is open, with a link to change that. */
export function ClosedState({ title, note, availabilityHref }: ClosedStateProps) {
  const card = useStateCard()
  const messages = useMessages(calendarMessages)
  const pages = useMessages(pagesMessages)
  const isElsewhere = availabilityHref !== undefined
  return (
    <EmptyState
      className={card}
      title={title}
      text={note ?? (isElsewhere ? messages.closedHours : messages.allClosedText)}
      actions={isElsewhere && <Button href={availabilityHref}>{pages.availability}</Button>}
    />
  )
}
