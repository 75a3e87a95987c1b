import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'

interface NoAppointmentsProps {
  search: string
  onSearch: (text: string) => void
  /** Clears the filters; undefined if no filter is set. */
  onShowAll: (() => void) | undefined
}

/**
 * Empty state of the list: no bookings yet, no search results, or no bookings that match the
 * filters.
 */
export function NoAppointments({ search, onSearch, onShowAll }: NoAppointmentsProps) {
  const { appointments: messages } = useMessages()
  const { filters } = useDayMessages()
  const showAll = onShowAll && <Button onClick={onShowAll}>{filters.showAll}</Button>
  if (search === '') {
    return showAll ? (
      <EmptyState title={filters.noMatch} text={filters.noMatchText} actions={showAll} />
    ) : (
      <EmptyState title={messages.emptyTitle} text={messages.emptyText} />
    )
  }
  return (
    <EmptyState
      title={messages.nothingFound(search)}
      text={messages.nothingFoundText}
      actions={
        <>
          <Button onClick={() => onSearch('')}>{messages.clearSearch}</Button>
          {showAll}
        </>
      }
    />
  )
}
