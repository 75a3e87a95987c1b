import { mergeClasses } from '@griffel/react'
import { Fragment, memo, useDeferredValue, useImperativeHandle, useMemo, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { useSkeletonStyles } from '../Skeleton/Skeleton.styles.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Card } from '../Card/Card.tsx'
import { ErrorState } from '../StateView/StateView.tsx'
import { useDataTableStyles } from './DataTable.styles.ts'
import { useOverflows } from './useOverflows.ts'

export interface DataTableColumn<Row> {
  key: string
  header: string
  /** What stands in a row; `index` counts from 0 on this page, `isCurrent` is true in the row that Tab stops at. */
  cell: (row: Row, index: number, isCurrent: boolean) => ReactNode
  /** `strong` for whom it is about, `quiet` for identifiers and constants. */
  tone?: 'plain' | 'strong' | 'quiet'
  /** The cell names its row for assistive technology. */
  isRowHeader?: boolean
  /** The column takes the width that the others leave: its texts do not move them. */
  isWide?: boolean
  /** Width of the skeleton while loading, in any CSS length. */
  skeletonWidth?: string
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table holds, for assistive technology. */
  label: string
  /** Rows are drawn again only when they or these change: keep both the same from one render to the next. */
  columns: readonly DataTableColumn<Row>[]
  /** Undefined while the first page is loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Rows are being read again; those shown stay. */
  isPending?: boolean
  /** What to say when reading failed and there is nothing to show. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Shown in place of the table when there are no rows. */
  empty?: ReactNode
  /** How many rows to draw while loading: as many as will come. */
  skeletonRows?: number
  /** A heading above the rows that share it: shown where it differs from the one of the row before. */
  groupOf?: ((row: Row) => string | undefined) | undefined
  /** A row as a card, used below `cardsBelow`. */
  card?: ((row: Row, index: number) => ReactNode) | undefined
  /** Width of the window below which rows are cards. */
  cardsBelow?: number
  /** Rows take the focus: this one by Tab, the others by `focus()`. */
  currentRow?: number | undefined
  /** Attributes of the body of the table: it hears what its rows hear (`rowOf`). */
  bodyProps?: ComponentProps<'tbody'> | undefined
}

/** More rows than a window shows: of a longer table these come at once, and the others without holding anything up (goal P6). */
const FIRST_ROWS = 20

/** A table with a skeleton of the same size, an empty and a failed form, and cards where it is narrow. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  isPending = false,
  error,
  onRetry,
  empty,
  skeletonRows = 10,
  groupOf,
  card,
  cardsBelow = 640,
  currentRow,
  bodyProps,
  className,
  ...rest
}: DataTableProps<Row>) {
  const styles = useDataTableStyles()
  const { breathing } = useSkeletonStyles()
  const messages = useMessages()
  const narrow = useMediaQuery(`(max-width: ${cardsBelow - 0.02}px)`) && card !== undefined
  const loading = rows === undefined && error === undefined
  const isLong = rows !== undefined && rows.length > FIRST_ROWS
  const isFirstLook = useDeferredValue(isLong ? rows : undefined) !== (isLong ? rows : undefined)
  // Per column, not per cell: a hundred rows have a thousand of these.
  const cellClasses = useMemo(
    () =>
      columns.map(({ tone }) =>
        mergeClasses(styles.cell, tone === 'strong' ? styles.strong : styles.keep, tone === 'quiet' && styles.quiet),
      ),
    [columns, styles],
  )
  const shown = isFirstLook ? rows?.slice(0, FIRST_ROWS) : rows

  if (rows === undefined && error !== undefined) {
    return (
      <div {...rest} className={mergeClasses(styles.whole, className)}>
        <ErrorState error={error} onRetry={onRetry} isPending={isPending} />
      </div>
    )
  }
  if (rows?.length === 0) {
    return (
      <div {...rest} className={mergeClasses(styles.whole, className)} aria-busy={isPending}>
        {empty}
      </div>
    )
  }
  if (narrow) {
    return (
      <div {...rest} className={className} aria-busy={isPending || loading}>
        <ul
          className={mergeClasses(styles.cards, isPending && styles.busy, loading && breathing)}
          aria-label={loading ? messages.states.loading : label}
        >
          {shown?.map((row, index) => <li key={rowKey(row)}>{card(row, index)}</li>) ??
            skeletons(skeletonRows).map((skeleton) => (
              <li key={skeleton}>
                <Card padded={false} className={styles.skeletonCard}>
                  <Skeleton isStill style={{ width: '60%' }} />
                  <Skeleton isStill style={{ width: '80%' }} />
                </Card>
              </li>
            ))}
        </ul>
      </div>
    )
  }
  return (
    <ScrollFrame
      {...rest}
      label={label}
      className={mergeClasses(styles.frame, isPending && styles.clip, className)}
      aria-busy={isPending || loading}
    >
      {/* A grid where rows have keys of their own: a screen reader's reading mode then hands the keys on. */}
      <table
        role={currentRow === undefined ? undefined : 'grid'}
        className={mergeClasses(styles.table, isPending && styles.busy)}
      >
        <caption className={styles.caption}>{loading ? messages.states.loading : label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={mergeClasses(
                  styles.head,
                  column.tone !== 'strong' && styles.keep,
                  column.isWide && styles.wide,
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...bodyProps} className={loading ? breathing : undefined}>
          {shown?.map((row, index) => {
            const group = groupOf?.(row)
            const before = shown[index - 1]
            return (
              <Fragment key={rowKey(row)}>
                {group !== undefined && group !== (before && groupOf?.(before)) && (
                  <tr className={styles.groupRow} data-group="">
                    <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                      {group}
                    </th>
                  </tr>
                )}
                <TableRow
                  row={row}
                  index={index}
                  columns={columns}
                  className={styles.row}
                  cellClasses={cellClasses}
                  isCurrent={currentRow === undefined ? undefined : currentRow === index}
                />
              </Fragment>
            )
          }) ??
            skeletons(skeletonRows).map((skeleton) => (
              <tr key={skeleton} className={mergeClasses(styles.row, styles.still)}>
                {columns.map((column) => (
                  <td key={column.key} className={styles.cell}>
                    <Skeleton isStill style={{ width: column.skeletonWidth ?? '72px' }} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

/** The rows in the body of a table, without the headings of groups. */
export function rowsIn(body: HTMLTableSectionElement): HTMLTableRowElement[] {
  return [...body.rows].filter((row) => row.dataset['group'] === undefined)
}

/** The row in which something happened, counted from 0 in the body of its table. */
export function rowOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest('tr') : null
  const body = row?.parentElement
  const index = row && body instanceof HTMLTableSectionElement ? rowsIn(body).indexOf(row) : -1
  return index === -1 ? undefined : index
}

interface TableRowProps<Row> {
  row: Row
  index: number
  columns: readonly DataTableColumn<Row>[]
  className: string
  cellClasses: readonly string[]
  isCurrent: boolean | undefined
}

/** Remembered: opening a dialog or moving the focus must not draw every row again. */
const TableRow = memo(function TableRow<Row>({
  row,
  index,
  columns,
  className,
  cellClasses,
  isCurrent,
}: TableRowProps<Row>) {
  return (
    <tr className={className} tabIndex={isCurrent === undefined ? undefined : isCurrent ? 0 : -1}>
      {columns.map((column, place) =>
        column.isRowHeader ? (
          <th key={column.key} scope="row" className={cellClasses[place]}>
            {column.cell(row, index, isCurrent === true)}
          </th>
        ) : (
          <td key={column.key} className={cellClasses[place]}>
            {column.cell(row, index, isCurrent === true)}
          </td>
        ),
      )}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

interface ScrollFrameProps extends ComponentProps<'div'> {
  label: string
}

/** Where columns do not fit the frame scrolls sideways, and only then it is a named stop for the keyboard. */
function ScrollFrame({ label, ref, ...rest }: ScrollFrameProps) {
  const element = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current)
  const scrolls = useOverflows(element)
  const stop = scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {}
  return <div {...rest} {...stop} ref={element} />
}

function skeletons(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
