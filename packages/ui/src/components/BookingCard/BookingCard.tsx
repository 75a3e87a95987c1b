import { layout, nalamTokens, noteText, plainButton, textSizes } from '../../theme/internal.ts'
import { MixedText, tableMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { phoneHref, type Booking } from '@nalam/sdk'
import { type ReactNode, useMemo } from 'react'
import { Card, type CardProps } from '../Card/Card.tsx'
import { PhoneNumber } from '../PhoneNumber/PhoneNumber.tsx'
import { BookingBadge } from '../StatusBadge/BookingBadge.tsx'
import type { DataTableColumn } from '../DataTable/DataTableProps.ts'

/** What is 44 px high for a finger takes the room of its line. */
const TOUCH = '@media (pointer: coarse)'

const useBookingCardStyles = makeStyles({
  root: { padding: '14px', height: '100%', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  head: { ...layout.between, flexWrap: 'wrap', gap: '4px 8px' },
  name: { ...textSizes.title, fontSize: 'inherit', overflowWrap: 'anywhere', minWidth: 0 },
  open: {
    padding: 0,
    minHeight: '24px',
    [TOUCH]: { marginBlock: '-10px' },
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
  // Two columns: texts that wrapped together could wrap anew when the web font loads, and move all
  // cards below.
  when: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '12px',
    alignItems: 'center',
    marginBlockStart: '4px',
    fontWeight: tokens.fontWeightMedium,
  },
  phone: { fontWeight: tokens.fontWeightRegular, [TOUCH]: { marginBlock: '-10px' } },
  constants: { margin: 0, ...noteText },
  actions: { marginBlockStart: '12px' },
})

export interface BookingCardProps extends Omit<CardProps, 'as' | 'children' | 'isPadded'> {
  booking: Booking
  /** Serial number, shown with what is the same for every booking. */
  number?: number | undefined
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
  number,
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
  const table = useMessages(tableMessages)
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
      <div className={styles.when}>
        <span>{formats.when(booking.date, booking.time)}</span>
        <Link
          href={phoneHref(booking.patientPhone)}
          aria-label={`${table.call(booking.patientName)}, ${formats.phone(booking.patientPhone)}`}
          className={styles.phone}
        >
          <PhoneNumber phone={booking.patientPhone} />
        </Link>
      </div>
      {note}
      <p className={styles.constants}>
        {number === undefined
          ? booking.bookingId
          : [table.number(formats.number(number)), booking.bookingId, table.paid, table.online].join(' · ')}
      </p>
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
