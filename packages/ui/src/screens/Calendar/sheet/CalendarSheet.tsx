import { layout, textSizes, useTargetDocument } from '../../../theme/internal.ts'
import { useMessages, visitsMessages } from '../../../messages/internal.ts'
import { mergeClasses, useFluent, useThemeClassName, makeStyles, tokens } from '@fluentui/react-components'
import { createPortal } from 'react-dom'
import { Kolam } from '../../../components/Kolam/Kolam.tsx'
import { markKolam } from '../../../components/Kolam/markKolam.ts'
import { PhoneNumber } from '../../../components/PhoneNumber/PhoneNumber.tsx'
import { partOf } from '../../../forms/SlotGrid/slotParts.ts'
import { useCellStyles } from '../cell/Cell.styles.ts'
import { CellIcon } from '../cell/Cell.tsx'
import { kindOf, signOf, type CellItem, type CellKind, type CellState } from '../cell/cellState.ts'
import type { DayColumn } from '../dayColumn.ts'
import type { CalendarState } from '../useCalendar.ts'
import { useCalendarText } from '../useCalendarText.ts'

const RULE = '1px solid #b5bfc0'

const heading = {
  textAlign: 'start',
  fontSize: '12px',
  fontWeight: tokens.fontWeightSemibold,
  borderBottom: '1px solid black',
} as const

/** Black on white in every appearance: paper has no dark theme. */
const useCalendarSheetStyles = makeStyles({
  root: {
    display: 'none',
    '@media print': {
      display: 'block',
      color: 'black',
      backgroundColor: 'white',
      fontSize: '13px',
      lineHeight: '18px',
    },
  },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  /** Never broken between two pages; browsers repeat only such a head and foot. */
  whole: { breakInside: 'avoid' },
  headCell: { padding: '0 0 8px' },
  head: { ...layout.row, columnGap: '16px', paddingBlockEnd: '12px', borderBottom: '2px solid black' },
  mark: {
    width: '40px',
    height: '40px',
    flexShrink: 0,
    color: 'black',
    '& path': { stroke: 'black' },
    '& circle': { fill: 'black' },
  },
  words: layout.rest,
  title: { ...textSizes.title, fontSize: '24px', lineHeight: '30px' },
  clinic: { margin: 0, fontSize: '15px', lineHeight: '22px' },
  tally: { margin: 0, textAlign: 'end', whiteSpace: 'pre-line', maxWidth: '40%' },
  heading: { paddingBlock: '5px', paddingInline: '0 8px', ...heading },
  /** Stays on the page of its first row. */
  groupRow: { breakInside: 'avoid', breakAfter: 'avoid' },
  group: { height: '20px', padding: 0, ...heading },
  groupNote: { float: 'inline-end', fontWeight: tokens.fontWeightRegular },
  cell: { height: '34px', paddingBlock: '2px', paddingInline: '0 8px', borderBottom: RULE, overflowWrap: 'anywhere' },
  tight: { height: '27px', paddingBlock: 0 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  status: { ...layout.row, columnGap: '6px' },
  quiet: { color: '#3f4a4b' },
  /** Two lines on paper; the details have all of it. */
  reason: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: '11px',
    lineHeight: '14px',
  },
  foot: { paddingBlockStart: '8px', paddingInline: 0, fontSize: '11px', lineHeight: '16px', verticalAlign: 'top' },
  footEnd: { textAlign: 'end' },
})

export interface CalendarSheetProps {
  calendar: Pick<CalendarState, 'place' | 'now' | 'owner' | 'actions'>
  /** The days of `place`. */
  columns: readonly DayColumn[]
}

interface Row {
  cell: CellState
  item: CellItem
}

/** Above this number, the rows of a day are lower: one page holds 30 of them. */
const ROOMY_ROWS = 24
const PARTS = ['morning', 'afternoon', 'evening'] as const

/**
 * The day or the week on paper, for the desk (CAL-07): hidden on screen, and the only printed part
 * of the page. One table, so that the browser breaks the pages between rows of any height, and
 * repeats head and foot on every page; the page numbers are in base.css.
 */
export function CalendarSheet({ calendar: { place, now, owner, actions }, columns }: CalendarSheetProps) {
  const themeClass = useThemeClassName()
  const { dir } = useFluent()
  const styles = useCalendarSheetStyles()
  const visits = useMessages(visitsMessages)
  const { messages, slots, table, formats, mixed, rangeTitle } = useCalendarText()
  const page = useTargetDocument()
  if (!page) return null
  const isWeek = place.view === 'week'
  // The platform supports visits: the day has a column for them (VISIT-03).
  const showsVisits = actions.onVisit !== undefined && !isWeek
  /** The headings, with the widths of their columns in pixels. */
  const headings: readonly (readonly [heading: string, width?: number])[] = [
    [messages.time, 82],
    [messages.patient, showsVisits ? 160 : 184],
    [table.mobileNumber, showsVisits ? 118 : 128],
    [table.status, 132],
    ...(showsVisits ? [[visits.visit, 96] as const] : []),
    [messages.notes],
  ]
  const closedNote = ({ note }: DayColumn) => [messages.closed, note].filter(Boolean).join(': ')
  const countsOf = (days: readonly DayColumn[]) => {
    const total = (count: 'booked' | 'open') => days.reduce((sum, column) => sum + column[count], 0)
    return [slots.bookedCount(total('booked')), slots.openCount(total('open'))]
  }
  const noteOf = (column: DayColumn) => [
    ...(column.isOpenDay ? [] : [closedNote(column)]),
    ...(column.isBlank ? [] : countsOf([column])),
  ]
  // An open slot is printed for the day, so that a name can be written into it.
  const omitted: readonly CellKind[] = isWeek ? ['off', 'open'] : ['off']
  const rowsOf = ({ cells }: DayColumn): Row[] =>
    cells.flatMap((cell) =>
      cell.items.filter((item) => !omitted.includes(kindOf(item))).map((item) => ({ cell, item })),
    )
  const groups = isWeek
    ? columns.map((column) => ({
        heading: rangeTitle({ view: 'day', date: column.date }),
        note: noteOf(column).join(' · '),
        rows: rowsOf(column),
      }))
    : PARTS.map((part) => ({
        heading: slots[part],
        note: '',
        rows: columns.flatMap((column) => rowsOf(column)).filter(({ cell }) => partOf(cell.start) === part),
      })).filter(({ rows }) => rows.length > 0)
  const closed = isWeek ? undefined : columns.find(({ isOpenDay }) => !isOpenDay)
  const isTight = isWeek || groups.reduce((sum, { rows }) => sum + rows.length, 0) > ROOMY_ROWS
  return createPortal(
    <div data-print-sheet dir={dir} className={mergeClasses(themeClass, styles.root)}>
      <table className={styles.table}>
        <colgroup>
          {headings.map(([heading, width]) => (
            <col key={heading} width={width} />
          ))}
        </colgroup>
        <thead className={styles.whole}>
          <tr>
            <td colSpan={headings.length} className={styles.headCell}>
              <header className={styles.head}>
                <Kolam drawing={markKolam} ground="inherit" className={styles.mark} />
                <div className={styles.words}>
                  <h2 className={styles.title}>{rangeTitle(place)}</h2>
                  <p className={styles.clinic}>{mixed(owner)}</p>
                </div>
                <p className={styles.tally}>
                  {[...(closed ? [closedNote(closed)] : []), ...countsOf(columns)].join('\n')}
                </p>
              </header>
            </td>
          </tr>
          <tr>
            {headings.map(([heading]) => (
              <th key={heading} scope="col" className={styles.heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ heading, note, rows }) => (
          <tbody key={heading}>
            <tr className={styles.groupRow}>
              <th scope="rowgroup" colSpan={headings.length} className={styles.group}>
                {heading}
                {note !== '' && <span className={styles.groupNote}>{note}</span>}
              </th>
            </tr>
            {rows.map((row) => (
              <SheetRow
                key={`${row.cell.key}${row.item.booking?.id ?? row.item.slot?.id}`}
                {...{ ...row, isTight, showsVisits }}
              />
            ))}
          </tbody>
        ))}
        <tfoot className={styles.whole}>
          <tr>
            <td colSpan={3} className={styles.foot}>
              {messages.printed(`${formats.date(now.date)}, ${formats.time(now.time)}`)}
            </td>
            <td colSpan={headings.length - 3} className={mergeClasses(styles.foot, styles.footEnd)}>
              {messages.confidential}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>,
    page.body,
  )
}

function SheetRow({ cell, item, isTight, showsVisits }: Row & { isTight: boolean; showsVisits: boolean }) {
  const styles = useCalendarSheetStyles()
  const cellStyles = useCellStyles()
  const { messages, formats, mixed, status, attendance, wordOf, numberOf } = useCalendarText()
  const kind = kindOf(item)
  const { booking } = item
  // The visit has a column of its own.
  const isVisit = item.state === 'arrived' || item.state === 'seen' || item.state === 'no-show'
  const stated = showsVisits && isVisit ? { ...item, state: 'confirmed' as const } : item
  // The head counts only the slots that can still be booked.
  const isMissed = kind === 'open' && cell.hasStarted
  const look = mergeClasses(styles.cell, isTight && styles.tight)
  return (
    <tr className={styles.whole}>
      <td className={mergeClasses(look, styles.strong)}>{formats.time(cell.start)}</td>
      <td className={mergeClasses(look, booking ? styles.strong : styles.quiet)}>
        {booking ? mixed(booking.patientName) : kind === 'held' && messages.heldForPatient}
      </td>
      <td className={look}>{booking && <PhoneNumber phone={booking.patientPhone} />}</td>
      <td className={look}>
        <span className={mergeClasses(styles.status, kind === 'open' && styles.quiet)}>
          <CellIcon styles={cellStyles} sign={isMissed ? 'off' : signOf(stated, false)} />
          {isMissed ? messages.past : wordOf(stated)}
          {booking?.reminderAnswer && `, ${attendance[booking.reminderAnswer].toLowerCase()}`}
        </span>
      </td>
      {showsVisits && (
        <td className={look}>
          {booking?.visit && status[booking.visit]}
          {booking?.queueNumber !== undefined && `, ${numberOf(booking.queueNumber).toLowerCase()}`}
        </td>
      )}
      <td className={look}>
        {booking?.reason === undefined ? '\u00A0' : <span className={styles.reason}>{mixed(booking.reason)}</span>}
      </td>
    </tr>
  )
}
