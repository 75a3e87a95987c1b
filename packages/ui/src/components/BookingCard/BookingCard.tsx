import { layout, nalamTokens, plainButton, textSizes } from '../../theme/internal.ts'
import { MixedText, tableMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Booking } from '@nalam/sdk'
import { type ReactNode, useMemo } from 'react'
import { Card, type CardProps } from '../Card/Card.tsx'
import { PhoneNumber } from '../PhoneNumber/PhoneNumber.tsx'
import { BookingBadge } from '../StatusBadge/BookingBadge.tsx'
import type { DataTableColumn } from '../DataTable/DataTableProps.ts'

const useBookingCardStyles = makeStyles({
  root: { padding: '14px', height: '100%', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  head: { ...layout.between, flexWrap: 'wrap', gap: '4px 8px' },
  name: { ...textSizes.title, fontSize: 'inherit', overflowWrap: 'anywhere', minWidth: 0 },
  open: {
    padding: 0,
    minHeight: '24px',
    ...plainButton,
    borderRadius: tokens.borderRadiusSmall,
    color: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ':hover': { color: nalamTokens.brandInk, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  foot: {
    ...layout.wrap,
    justifyContent: 'space-between',
    gap: '0 12px',
    marginBlockStart: '4px',
    color: nalamTokens.ink2,
  },
  number: { color: nalamTokens.ink3 },
  // On a line of its own: if it only just fitted beside the others, the web font could wrap it when
  // it loads and move all cards below.
  phone: { flexBasis: '100%' },
  actions: { marginBlockStart: '12px' },
})

export interface BookingCardProps extends Omit<CardProps, 'as' | 'children' | 'isPadded'> {
  booking: Booking
  /** Heading level of the patient's name. */
  headingLevel?: 2 | 3
  /** Opens the booking; the name becomes a button. */
  onOpen?: (() => void) | undefined
  /** A line about the booking below the other lines. */
  note?: ReactNode
  /** Buttons below the card's lines. */
  actions?: ReactNode
}

/**
 * A booking as a card, for screens that are too narrow for a table: patient, date and time, booking
 * id, phone, status.
 */
export function BookingCard({
  booking,
  headingLevel = 3,
  onOpen,
  note,
  actions,
  className,
  ...rest
}: BookingCardProps) {
  const styles = useBookingCardStyles()
  const Heading = `h${headingLevel}` as const
  const formats = useFormats()
  return (
    <Card {...rest} as="article" isPadded={false} className={mergeClasses(styles.root, className)}>
      <div className={styles.head}>
        <Heading className={styles.name}>
          {onOpen ? (
            <button type="button" data-print="" className={styles.open} onClick={onOpen}>
              <MixedText text={booking.patientName} />
            </button>
          ) : (
            <MixedText text={booking.patientName} />
          )}
        </Heading>
        <BookingBadge booking={booking} />
      </div>
      <div className={styles.foot}>
        <span>
          {formats.date(booking.date)}, {formats.time(booking.time)}
        </span>
        <span className={styles.number}>{booking.bookingId}</span>
        <PhoneNumber phone={booking.patientPhone} className={styles.phone} />
      </div>
      {note}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  )
}

/** The columns of a table of bookings, in the specified order (DASH-02). */
export const BOOKING_COLUMNS = [
  'serialNumber',
  'date',
  'bookingId',
  'patientName',
  'mobileNumber',
  'slot',
  'payment',
  'method',
  'status',
] as const
export type BookingColumn = (typeof BOOKING_COLUMNS)[number]

/**
 * Returns the columns of a table of bookings.
 *
 * @param wanted the columns to return, in this order
 * @param firstNumber serial number of the first row of the page
 */
export function useBookingColumns(wanted: readonly BookingColumn[], firstNumber = 1): DataTableColumn<Booking>[] {
  const table = useMessages(tableMessages)
  const formats = useFormats()
  return useMemo(() => {
    const all: Record<BookingColumn, Omit<DataTableColumn<Booking>, 'key' | 'header'>> = {
      serialNumber: { cell: (_, index) => formats.number(firstNumber + index), tone: 'quiet', skeletonWidth: '18px' },
      date: { cell: (booking) => formats.date(booking.date), skeletonWidth: '82px' },
      bookingId: { cell: (booking) => booking.bookingId, tone: 'quiet', skeletonWidth: '74px' },
      patientName: {
        cell: (booking) => <MixedText text={booking.patientName} />,
        tone: 'strong',
        isRowHeader: true,
        skeletonWidth: '132px',
      },
      mobileNumber: { cell: (booking) => <PhoneNumber phone={booking.patientPhone} />, skeletonWidth: '110px' },
      slot: { cell: (booking) => formats.time(booking.time), skeletonWidth: '58px' },
      payment: { cell: () => table.paid, tone: 'quiet', skeletonWidth: '32px' },
      method: { cell: () => table.online, tone: 'quiet', skeletonWidth: '44px' },
      status: {
        cell: (booking) => <BookingBadge booking={booking} />,
        skeletonWidth: '94px',
      },
    }
    return wanted.map((key) => ({ key, header: table[key], ...all[key] }))
  }, [wanted, firstNumber, table, formats])
}
