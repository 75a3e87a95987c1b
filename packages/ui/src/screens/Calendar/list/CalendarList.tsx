import { calendarMessages } from '../../../messages/en/calendar.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import { formatClockTime } from '@nalam/sdk'
import type { ClinicMoment } from '@nalam/sdk'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { PastFold } from '../../../components/SlotCard/PastFold.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { LineCell } from '../cell/LineCell.tsx'
import { useCalendarListStyles } from './CalendarList.styles.ts'
import type { Cell, DayColumn } from '../dayColumn.ts'
import { conflictsOf } from '../dayColumn.ts'
import { clockText, rangeText, useDayName } from '../cell/useCellText.ts'

export interface CalendarListProps {
  column: DayColumn | undefined
  /** `YYYY-MM-DD` */
  date: string
  /** Cells, including the empty half hours. */
  cells: readonly Cell[]
  now: ClinicMoment
  next: { cell: Cell; minutes: number } | undefined
  currentKey: string | undefined
  selectedKey: string | undefined
  pendingIds: ReadonlySet<string>
  gridProps: ComponentProps<'div'>
}

/** Longer gaps without slots get a row of their own, in minutes. */
const LONG_GAP = 60

/**
 * From this time on, a loading day reserves the row of past slots: most clinics have had two slots
 * by then.
 */
const USUALLY_OVER = '10:00'

/**
 * A day as a list: every slot is a row of the same height, which is an easy touch target. Past
 * slots are folded into one row.
 */
export function CalendarList(props: CalendarListProps) {
  const { column, date, cells, now, gridProps } = props
  const styles = useCalendarListStyles()
  const messages = useMessages(calendarMessages)
  const dayName = useDayName()
  const [unfolded, setUnfolded] = useState<string>()
  const slots = cells.filter(({ kind }) => kind !== 'empty')
  const over = date === now.date ? slots.filter(({ isOver }) => isOver) : []
  const isFolded = over.length > 1 && unfolded !== date
  const shown = isFolded ? cells.filter((cell) => !over.includes(cell)) : cells
  return (
    <>
      {column === undefined && date === now.date && now.time >= USUALLY_OVER && (
        <Skeleton isStill className={styles.foldSkeleton} />
      )}
      {over.length > 1 && (
        <OverRow cells={over} isOpen={!isFolded} onToggle={() => setUnfolded(isFolded ? date : undefined)} />
      )}
      <div
        {...gridProps}
        role="grid"
        tabIndex={-1}
        aria-label={`${messages.grid}, ${dayName(date)}`}
        aria-busy={column === undefined || undefined}
        className={styles.grid}
      >
        {column
          ? shown.map((cell, index, all) => (
              <ListRow key={cell.key} {...props} column={column} cell={cell} before={all[index - 1]} />
            ))
          : [0, 1, 2, 3, 4, 5].map((row) => <Skeleton key={row} isStill className={styles.skeleton} />)}
      </div>
    </>
  )
}

function OverRow({ cells, isOpen, onToggle }: { cells: readonly Cell[]; isOpen: boolean; onToggle: () => void }) {
  const styles = useCalendarListStyles()
  const messages = useMessages(calendarMessages)
  const missed = cells.filter(({ isOverdue }) => isOverdue).length
  return (
    <PastFold
      count={cells.length}
      isOpen={isOpen}
      onToggle={onToggle}
      note={
        missed > 0 && (
          <span className={styles.warning}>
            <Warning16Regular aria-hidden />
            {messages.overdueCount(missed)}
          </span>
        )
      }
    />
  )
}

type ListRowProps = CalendarListProps & { column: DayColumn; cell: Cell; before: Cell | undefined }

function ListRow({ column, cell, before, now, next, currentKey, selectedKey, pendingIds }: ListRowProps) {
  const styles = useCalendarListStyles()
  const messages = useMessages(calendarMessages)
  const dayName = useDayName()
  const gap = before && cell.from - before.to > LONG_GAP ? before.to : undefined
  const isNow = cell.date === now.date && !cell.hasStarted && (before === undefined || before.hasStarted)
  const [first] = cell.items.flatMap(({ booking }) => booking ?? [])
  return (
    <>
      {isNow && (
        <div aria-hidden className={styles.now}>
          {formatClockTime(now.time)}
        </div>
      )}
      {gap !== undefined && (
        <div aria-hidden className={styles.fold}>
          {messages.gap(rangeText(gap, cell.from))}
        </div>
      )}
      <div role="row" className={styles.row}>
        <span aria-hidden className={styles.at}>
          {clockText(cell.from)}
        </span>
        <LineCell
          cell={cell}
          layout="list"
          day={dayName(cell.date)}
          isCurrent={cell.key === currentKey}
          isSelected={cell.key === selectedKey}
          isPending={cell.items.some(
            ({ slot, booking }) => pendingIds.has(slot?.id ?? '') || pendingIds.has(booking?.id ?? ''),
          )}
          nextIn={cell.key === next?.cell.key ? next.minutes : undefined}
          conflicts={first ? conflictsOf(column, first) : []}
        />
      </div>
    </>
  )
}
