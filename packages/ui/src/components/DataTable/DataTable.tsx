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
  /**
   * Renders the cell of a row. `index` counts from 0 on this page; `isCurrent` is true for the row
   * that is the tab stop.
   */
  cell: (row: Row, index: number, isCurrent: boolean) => ReactNode
  /** `strong` for the person that the row is about, `quiet` for identifiers and constants. */
  tone?: 'plain' | 'strong' | 'quiet'
  /** The cell is the row's header for assistive technology. */
  isRowHeader?: boolean
  /**
   * The column takes the remaining width, so that its texts do not change the widths of the others.
   */
  isWide?: boolean
  /** Width of the skeleton while loading, any CSS length. */
  skeletonWidth?: string
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table. */
  label: string
  /**
   * Rows render again only when they or the columns change: keep both referentially stable between
   * renders.
   */
  columns: readonly DataTableColumn<Row>[]
  /** Undefined while the first page is loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The rows are being reloaded; the current rows stay visible. */
  isRefreshing?: boolean
  /** Error text, shown if loading failed and there are no rows. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Shown in place of the table when there are no rows. */
  empty?: ReactNode
  /** Number of skeleton rows while loading: as many as are expected. */
  skeletonRows?: number
  /**
   * Returns the heading of the group that a row belongs to. It is shown above the first row of each
   * group.
   */
  groupOf?: ((row: Row) => string | undefined) | undefined
  /** Renders a row as a card, used below `cardsBelow`. */
  card?: ((row: Row, index: number) => ReactNode) | undefined
  /** Width of the window in pixels below which rows are shown as cards. */
  cardsBelow?: number
  /** Makes rows focusable: the row with this index is the tab stop, the others take `focus()`. */
  currentRow?: number | undefined
  /**
   * Attributes of the `tbody`. Its event handlers receive the events of all rows (`rowOf` finds the
   * row).
   */
  bodyProps?: ComponentProps<'tbody'> | undefined
}

/**
 * More rows than fit in a window. Of a longer table these render at once and the rest in a deferred
 * render (goal P6).
 */
const FIRST_ROWS = 20

/**
 * A table with a skeleton of the same size, an empty and an error state, and cards on narrow
 * windows.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  isRefreshing = false,
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
  // Computed per column, not per cell: a hundred rows have about a thousand cells.
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
        <ErrorState error={error} onRetry={onRetry} isRefreshing={isRefreshing} />
      </div>
    )
  }
  if (rows?.length === 0) {
    return (
      <div {...rest} className={mergeClasses(styles.whole, className)} aria-busy={isRefreshing}>
        {empty}
      </div>
    )
  }
  if (narrow) {
    return (
      <div {...rest} className={className} aria-busy={isRefreshing || loading}>
        <ul
          className={mergeClasses(styles.cards, isRefreshing && styles.busy, loading && breathing)}
          aria-label={loading ? messages.states.loading : label}
        >
          {shown?.map((row, index) => <li key={rowKey(row)}>{card(row, index)}</li>) ??
            skeletons(skeletonRows).map((skeleton) => (
              <li key={skeleton}>
                <Card isPadded={false} className={styles.skeletonCard}>
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
      className={mergeClasses(styles.frame, isRefreshing && styles.clip, className)}
      aria-busy={isRefreshing || loading}
    >
      {/* A grid if rows handle keys of their own: screen readers then pass the keys on to the
          page. */}
      <table
        role={currentRow === undefined ? undefined : 'grid'}
        className={mergeClasses(styles.table, isRefreshing && styles.busy)}
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

/** Returns the rows in the body of a table, without the group headings. */
export function rowsIn(body: HTMLTableSectionElement): HTMLTableRowElement[] {
  return [...body.rows].filter((row) => row.dataset['group'] === undefined)
}

/**
 * Returns the index of the row that contains an event's target, from 0 in the table body; undefined
 * outside of a row.
 */
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

/** Memoized: opening a dialog or moving the focus must not render every row again. */
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

/** Scrolls sideways if the columns do not fit. Only then it is a labelled region and a tab stop. */
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
