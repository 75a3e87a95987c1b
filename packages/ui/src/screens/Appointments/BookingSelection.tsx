import { useStickyBar } from '../../theme/internal.ts'
import { useMessages, bookingChangesMessages, offersMessages } from '../../messages/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import { Button } from '../../components/Button/Button.tsx'
import { useAppointmentsStyles } from './Appointments.styles.ts'

/** Bookings that are selected to be changed together (VISIT-02, OFFER-05). */
export interface BookingSelection {
  /** Ids of the selected bookings, on any page; undefined while the doctor selects none. */
  ids: ReadonlySet<string> | undefined
  onChange: (ids: ReadonlySet<string> | undefined) => void
  /** Opens the cancellation of the selected bookings. */
  onCancel: () => void
  /** Opens the offer of other times for the selected bookings; left out if the platform cannot. */
  onOffer?: (() => void) | undefined
}

/** The number of selected bookings and what can be done with them, at the end of the window. */
export function SelectionBar({ ids, onChange, onCancel, onOffer }: BookingSelection) {
  const styles = useAppointmentsStyles()
  const messages = useMessages(bookingChangesMessages)
  const offers = useMessages(offersMessages)
  const [barRef, barClass] = useStickyBar('end')
  const count = ids?.size ?? 0
  return (
    <div ref={barRef} role="group" aria-label={messages.select} className={mergeClasses(barClass, styles.selectionBar)}>
      <span role="status" className={styles.selected}>
        {messages.selected(count)}
      </span>
      <Button onClick={() => onChange(undefined)}>{messages.endSelection}</Button>
      {onOffer && (
        <Button disabledFocusable={count === 0} aria-haspopup="dialog" onClick={onOffer}>
          {offers.offer}
        </Button>
      )}
      <Button appearance="primary" disabledFocusable={count === 0} aria-haspopup="dialog" onClick={onCancel}>
        {messages.cancelSeveral}
      </Button>
    </div>
  )
}
