import { detailText, layout, nalamTokens, textSizes } from '../../../theme/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import { useState } from 'react'
import { PastFold } from '../../../components/SlotCard/PastFold.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useCellStyles } from '../cell/Cell.styles.ts'
import { canNoteVisit } from '@nalam/sdk/rules'
import { VisitButtons } from '../../../bookings/buttons.tsx'
import { Cell, marksOf, type CellProps } from '../cell/Cell.tsx'
import type { CellState } from '../cell/cellState.ts'
import { LONGEST_GAP } from '../grid/timeScale.ts'
import type { CalendarPart } from '../useCalendar.ts'
import { useCalendarText } from '../useCalendarText.ts'

const useCalendarListStyles = makeStyles({
  grid: { ':focus': { outline: 'none' } },
  row: { display: 'grid', gridTemplateColumns: '4.25rem minmax(0, 1fr)', columnGap: '8px', marginBlockEnd: '4px' },
  at: {
    paddingBlockStart: '12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.25rem',
    color: nalamTokens.ink3,
    whiteSpace: 'nowrap',
  },
  now: {
    ...layout.row,
    columnGap: '8px',
    marginBlock: '2px 6px',
    color: nalamTokens.brandInk,
    ...textSizes.small,
    fontWeight: tokens.fontWeightSemibold,
    '::after': { content: '""', flexGrow: 1, height: '2px', borderRadius: '1px', backgroundColor: 'currentColor' },
  },
  gap: {
    ...layout.row,
    minHeight: '44px',
    marginBlock: '4px 8px',
    padding: '6px 12px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    ...detailText,
  },
  warning: {
    ...layout.inline,
    columnGap: '6px',
    color: nalamTokens.rescheduleInk,
    fontWeight: tokens.fontWeightMedium,
  },
  foldSkeleton: { display: 'block', height: '44px', marginBlock: '4px 8px' },
  skeleton: { display: 'block', height: '44px', marginBlockEnd: '4px' },
  visits: {
    gridColumn: 2,
    marginBlock: '-6px 8px',
    // Three of them fit side by side on a phone.
    '& button': { minWidth: 'auto', paddingInline: '10px' },
  },
})

/**
 * From this time on, today reserves the row of past slots while it loads: most clinics have had two
 * slots by then.
 */
const USUALLY_OVER = '10:00'

/**
 * A day as a list: every slot is a row of the same height, which is an easy touch target. Past
 * slots are folded into one row.
 */
export function CalendarList({ calendar }: CalendarPart) {
  const { date, now, gridProps, dayColumn: column } = calendar
  const styles = useCalendarListStyles()
  const text = useCalendarText()
  const cellStyles = useCellStyles()
  const { messages, formats } = text
  const [unfolded, setUnfolded] = useState<string>()
  const cells = column?.cells ?? []
  const slots = cells.filter(({ kind }) => kind !== 'empty')
  const over = date === now.date ? slots.filter(({ isOver }) => isOver) : []
  const missed = over.filter(({ isOverdue }) => isOverdue).length
  const isFolded = over.length > 1 && unfolded !== date
  const shown = isFolded ? cells.filter((cell) => !over.includes(cell)) : cells
  const [isFirst, setFirst] = useState(column === undefined)
  if (column && isFirst) setFirst(false)
  return (
    <>
      {column === undefined && date === now.date && now.time >= USUALLY_OVER && (
        <Skeleton isStill className={styles.foldSkeleton} />
      )}
      {over.length > 1 && (
        <PastFold
          count={over.length}
          isOpen={!isFolded}
          onToggle={() => setUnfolded(isFolded ? date : undefined)}
          note={
            missed > 0 && (
              <span className={styles.warning}>
                <Warning16Regular aria-hidden />
                {messages.overdueCount(missed)}
              </span>
            )
          }
        />
      )}
      <div
        // The rows of the first day are other elements than their skeletons, which cannot know whether
        // the day has past slots above them.
        key={isFirst ? 'first' : 'days'}
        {...gridProps}
        role="grid"
        tabIndex={-1}
        aria-label={`${messages.grid}, ${formats.dayLong(date)}`}
        aria-busy={column === undefined || undefined}
        className={styles.grid}
      >
        {column
          ? shown.map((cell, index, all) => (
              <ListRow key={cell.key} {...{ calendar, text, cell }} styles={cellStyles} before={all[index - 1]} />
            ))
          : [0, 1, 2, 3, 4, 5].map((row) => <Skeleton key={row} isStill className={styles.skeleton} />)}
      </div>
    </>
  )
}

type ListRowProps = CalendarPart & Pick<CellProps, 'text' | 'cell' | 'styles'> & { before: CellState | undefined }

function ListRow({ calendar, before, ...shared }: ListRowProps) {
  const { now, controls } = calendar
  const styles = useCalendarListStyles()
  const { cell } = shared
  const { messages, formats } = shared.text
  const gap = before && cell.from - before.to > LONGEST_GAP
  const isNow = cell.date === now.date && !cell.hasStarted && (before === undefined || before.hasStarted)
  return (
    <>
      {isNow && (
        <div aria-hidden className={styles.now}>
          {formats.time(now.time)}
        </div>
      )}
      {gap && (
        <div aria-hidden className={styles.gap}>
          {messages.gap(formats.timeRange(before.end, cell.start))}
        </div>
      )}
      <div role="row" className={styles.row}>
        <span aria-hidden className={styles.at}>
          {formats.time(cell.start)}
        </span>
        <Cell {...shared} layout="list" day={formats.dayLong(cell.date)} {...marksOf(cell, calendar)} />
        {controls.context.actions.onVisit &&
          cell.items.map(
            ({ booking }) =>
              booking &&
              canNoteVisit(booking, now) && (
                <div key={booking.id} role="gridcell" className={styles.visits}>
                  <VisitButtons {...{ booking, controls }} hasName hasKeys={false} />
                </div>
              ),
          )}
      </div>
    </>
  )
}
