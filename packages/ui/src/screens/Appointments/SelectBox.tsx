import { useMessages, bookingChangesMessages } from '../../messages/internal.ts'
import { Checkbox } from '@fluentui/react-components'
import type { Booking } from '@nalam/sdk'
import type { BookingSelection } from './BookingSelection.tsx'

/** The most bookings of one request. */
const MOST = 200

export interface SelectBoxProps {
  booking: Booking
  selection: BookingSelection
  /** The text is shown beside the box. */
  hasLabel?: boolean
  tabIndex?: number
}

/** The check box of one booking. */
export function SelectBox({ booking, selection, hasLabel = false, tabIndex }: SelectBoxProps) {
  const messages = useMessages(bookingChangesMessages)
  const ids = selection.ids ?? new Set<string>()
  const label = messages.selectOf(booking.patientName)
  return (
    <Checkbox
      checked={ids.has(booking.id)}
      tabIndex={tabIndex}
      {...(hasLabel ? { label } : { 'aria-label': label })}
      onChange={(_, { checked }) => {
        const others = [...ids].filter((id) => id !== booking.id)
        if (checked !== true) selection.onChange(new Set(others))
        else if (others.length < MOST) selection.onChange(new Set([...others, booking.id]))
      }}
    />
  )
}
