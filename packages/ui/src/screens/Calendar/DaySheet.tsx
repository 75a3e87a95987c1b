import { mergeClasses } from '@griffel/react'
import { clockTimeOfMinutes } from '@nalam/sdk'
import type { ClinicMoment } from '@nalam/sdk'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Kolam } from '../../components/Kolam/Kolam.tsx'
import { markKolam } from '../../components/Kolam/kolamPaths.ts'
import { PhoneNumber } from '../../components/PhoneNumber/PhoneNumber.tsx'
import { partOf } from '../../components/SlotGrid/slotParts.ts'
import { MixedText } from '../../messages/MixedText.tsx'
import { useCalendarMessages } from '../../messages/useCalendarMessages.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CellIcon, signOf } from './CellIcon.tsx'
import type { Cell, CellItem, DayColumn } from './calendarDay.ts'
import { kindOf } from './calendarDay.ts'
import { useDaySheetStyles } from './DaySheet.styles.ts'
import { clockText, useCellText } from './useCellText.ts'

export interface DaySheetProps {
  column: DayColumn
  now: ClinicMoment
  /** Doctor and clinic, below the day. */
  owner: string
}

interface Row {
  cell: Cell
  item: CellItem
}

const ROWS_OF_PAGE = 30
/** Above this number, the rows are lower. */
const ROOMY_ROWS = 24

const never = () => () => undefined

/**
 * The day on A4, for the desk (CAL-07): hidden on screen, and the only printed part of the page.
 */
export function DaySheet(props: DaySheetProps) {
  const styles = useDaySheetStyles()
  // Only after mounting, because there is no body on the server.
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isMounted) return null
  const rows = props.column.cells.flatMap((cell) =>
    cell.items.filter((item) => kindOf(item) !== 'off').map((item) => ({ cell, item })),
  )
  const pages = Array.from({ length: Math.max(1, Math.ceil(rows.length / ROWS_OF_PAGE)) }, (_, index) =>
    rows.slice(index * ROWS_OF_PAGE, (index + 1) * ROWS_OF_PAGE),
  )
  return createPortal(
    <div data-print-sheet className={styles.root}>
      {pages.map((page, index) => (
        <SheetPage key={page[0]?.cell.key ?? 'empty'} {...props} rows={page} number={index + 1} pages={pages.length} />
      ))}
    </div>,
    document.body,
  )
}

function SheetPage({
  column,
  now,
  owner,
  rows,
  number,
  pages,
}: DaySheetProps & { rows: Row[]; number: number; pages: number }) {
  const styles = useDaySheetStyles()
  const messages = useCalendarMessages()
  const { slots, table, pagination } = useMessages()
  const formats = useFormats()
  const isTight = rows.length > ROOMY_ROWS
  const parts = (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, rows: rows.filter(({ cell }) => partOf(clockTimeOfMinutes(cell.from)) === part) }))
    .filter((part) => part.rows.length > 0)
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <Kolam drawing={markKolam} ground="inherit" className={styles.mark} />
        <div className={styles.words}>
          <h2 className={styles.title}>
            {formats.date(column.date, 'weekdayLong')}, {Number(column.date.slice(8))}{' '}
            {formats.date(column.date, 'month')}
          </h2>
          <p className={styles.clinic}>
            <MixedText text={owner} />
          </p>
        </div>
        <p className={styles.tally}>
          {slots.bookedCount(column.booked)}
          <br />
          {slots.openCount(column.open)}
        </p>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.heading, styles.timeColumn)}>
              {messages.time}
            </th>
            <th scope="col" className={mergeClasses(styles.heading, styles.patientColumn)}>
              {messages.patient}
            </th>
            <th scope="col" className={mergeClasses(styles.heading, styles.mobileColumn)}>
              {table.mobileNumber}
            </th>
            <th scope="col" className={mergeClasses(styles.heading, styles.statusColumn)}>
              {table.status}
            </th>
            <th scope="col" className={styles.heading}>
              {messages.notes}
            </th>
          </tr>
        </thead>
        {parts.map(({ part, rows: partRows }) => (
          <tbody key={part}>
            <tr>
              <th scope="rowgroup" colSpan={5} className={styles.part}>
                {slots[part]}
              </th>
            </tr>
            {partRows.map(({ cell, item }) => (
              <SheetRow
                key={`${cell.key}${item.booking?.id ?? item.slot?.id}`}
                cell={cell}
                item={item}
                isTight={isTight}
              />
            ))}
          </tbody>
        ))}
      </table>
      <footer className={styles.foot}>
        <span>{messages.printed(`${formats.date(now.date)}, ${formats.time(now.time)}`)}</span>
        <span>{messages.confidential}</span>
        <span>{pagination.pageOf(number, pages)}</span>
      </footer>
    </section>
  )
}

function SheetRow({ cell, item, isTight }: Row & { isTight: boolean }) {
  const styles = useDaySheetStyles()
  const messages = useCalendarMessages()
  const { wordOf } = useCellText()
  const kind = kindOf(item)
  const { booking } = item
  // The head counts only the slots that can still be booked.
  const isMissed = kind === 'open' && cell.hasStarted
  const look = mergeClasses(styles.cell, isTight && styles.tight)
  return (
    <tr>
      <td className={mergeClasses(look, styles.strong)}>{clockText(cell.from)}</td>
      <td className={mergeClasses(look, booking ? styles.strong : styles.quiet)}>
        {booking ? <MixedText text={booking.patientName} /> : kind === 'held' && messages.heldForPatient}
      </td>
      <td className={look}>{booking && <PhoneNumber phone={booking.patientPhone} />}</td>
      <td className={look}>
        <span className={mergeClasses(styles.status, kind === 'open' && styles.quiet)}>
          {!isMissed && <CellIcon sign={signOf(item, false)} />}
          {isMissed ? messages.past : wordOf(item)}
        </span>
      </td>
      <td className={look}>{'\u00A0'}</td>
    </tr>
  )
}
