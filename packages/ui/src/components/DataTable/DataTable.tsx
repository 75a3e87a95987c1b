import { useMediaQuery } from '../../theme/internal.ts'
import { statesMessages, useMessages } from '../../messages/internal.ts'
import {
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components'
import { Fragment, memo, useMemo, type ReactNode, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { useSkeletonStyles, Skeleton } from '../Skeleton/Skeleton.tsx'
import { useDataTableStyles } from './DataTable.styles.ts'
import type { DataTableColumn, DataTableProps, ShownRows } from './DataTableProps.ts'
import { Card } from '../Card/Card.tsx'
import { LoadedContent } from '../StateView/LoadedContent.tsx'
import { useStateCard } from '../StateView/useStateCard.ts'

type DataTableRowsProps<Row> = ShownRows<Row> &
  Pick<DataTableProps<Row>, 'columns' | 'groupOf' | 'currentRow' | 'bodyProps'>

/** The table itself: the rows with the headings of their groups, or skeleton rows while they load. */
function DataTableRows<Row>({
  label,
  columns,
  rows,
  rowKey,
  isRefreshing,
  groupOf,
  currentRow,
  bodyProps,
  skeletonRows,
}: DataTableRowsProps<Row>) {
  const styles = useDataTableStyles()
  const states = useMessages(statesMessages)
  const { breathing } = useSkeletonStyles()
  // Computed per column, not per cell: a hundred rows have about a thousand cells.
  const cellClasses = useMemo(
    () =>
      columns.map(({ tone }) =>
        mergeClasses(styles.cell, tone === 'strong' ? styles.strong : styles.keep, tone === 'quiet' && styles.quiet),
      ),
    [columns, styles],
  )
  return (
    // A grid if rows handle keys of their own: screen readers then pass the keys on to the page.
    <Table
      role={currentRow === undefined ? undefined : 'grid'}
      className={mergeClasses(styles.table, isRefreshing && styles.busy)}
    >
      <caption className={styles.caption}>{rows ? label : states.loading}</caption>
      <TableHeader>
        <TableRow className={styles.headRow}>
          {columns.map((column) => (
            <TableHeaderCell
              key={column.key}
              scope="col"
              // A long heading wraps before it takes room that the rows need. Beside a
              // wide column there is room for all in a wide window.
              className={mergeClasses(
                styles.cell,
                styles.head,
                columns.some(({ isWide }) => isWide) && styles.roomyHead,
                column.tone === 'quiet' && styles.quiet,
                column.isWide && styles.wide,
              )}
            >
              {column.header}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody {...bodyProps} className={rows ? undefined : breathing}>
        {rows?.map((row, index) => {
          const group = groupOf?.(row)
          const before = rows[index - 1]
          return (
            <Fragment key={rowKey(row)}>
              {group !== undefined && group !== (before && groupOf?.(before)) && (
                <TableRow className={styles.groupRow} data-group="">
                  <TableHeaderCell scope="rowgroup" colSpan={columns.length} className={styles.group}>
                    {group}
                  </TableHeaderCell>
                </TableRow>
              )}
              <BodyRow
                id={rowKey(row)}
                row={row}
                index={index}
                columns={columns}
                cellClasses={cellClasses}
                isCurrent={currentRow === undefined ? undefined : currentRow === index}
              />
            </Fragment>
          )
        }) ??
          Array.from({ length: skeletonRows }, (_, index) => (
            <TableRow key={index} className={mergeClasses(styles.row, styles.still)}>
              {columns.map((column) => (
                <TableCell key={column.key} className={styles.cell}>
                  <Skeleton isStill width={column.skeletonWidth ?? '72px'} />
                </TableCell>
              ))}
            </TableRow>
          ))}
      </TableBody>
    </Table>
  )
}

interface BodyRowProps<Row> {
  id: string
  row: Row
  index: number
  columns: readonly DataTableColumn<Row>[]
  cellClasses: readonly string[]
  isCurrent: boolean | undefined
}

/** Memoized: opening a dialog or moving the focus must not render every row again. */
/** Media queries in `em` follow the text size that the reader has set. */
const PIXELS_PER_EM = 16

const BodyRow = memo(function BodyRow<Row>({ id, row, index, columns, cellClasses, isCurrent }: BodyRowProps<Row>) {
  const styles = useDataTableStyles()
  return (
    <TableRow className={styles.row} data-row={id} tabIndex={isCurrent === undefined ? undefined : isCurrent ? 0 : -1}>
      {columns.map((column, place) => {
        const Cell = column.isRowHeader ? TableHeaderCell : TableCell
        return (
          <Cell key={column.key} scope={column.isRowHeader ? 'row' : undefined} className={cellClasses[place]}>
            {column.cell(row, index, isCurrent === true)}
          </Cell>
        )
      })}
    </TableRow>
  )
}) as <Row>(props: BodyRowProps<Row>) => ReactNode

interface DataTableCardsProps<Row> extends ShownRows<Row> {
  card: NonNullable<DataTableProps<Row>['card']>
}

/** The rows as a list of cards, or skeleton cards while they load. */
function DataTableCards<Row>({ label, rows, rowKey, card, isRefreshing, skeletonRows }: DataTableCardsProps<Row>) {
  const styles = useDataTableStyles()
  const { breathing } = useSkeletonStyles()
  const states = useMessages(statesMessages)
  return (
    <ul
      className={mergeClasses(styles.cards, isRefreshing && styles.busy, !rows && breathing)}
      aria-label={rows ? label : states.loading}
    >
      {rows?.map((row, index) => <li key={rowKey(row)}>{card(row, index)}</li>) ??
        Array.from({ length: skeletonRows }, (_, index) => (
          <li key={index}>
            <Card isPadded={false} className={styles.skeletonCard}>
              <Skeleton isStill width="60%" />
              <Skeleton isStill width="80%" />
            </Card>
          </li>
        ))}
    </ul>
  )
}

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
  ...rest
}: DataTableProps<Row>) {
  const styles = useDataTableStyles()
  const surface = useStateCard()
  const isNarrow = useMediaQuery(`(max-width: ${(cardsBelow - 0.02) / PIXELS_PER_EM}em)`)
  const common = { label, rows, rowKey, isRefreshing, skeletonRows }
  return (
    <div aria-busy={isRefreshing || (rows === undefined && error === undefined)} {...rest}>
      {/* While loading, table and cards show a skeleton of their own. */}
      <LoadedContent data={rows || error === undefined ? common : undefined} {...{ error, onRetry, isRefreshing }}>
        {() =>
          rows?.length === 0 ? (
            <div className={surface}>{empty}</div>
          ) : isNarrow && card ? (
            <DataTableCards {...common} card={card} />
          ) : (
            <ScrollFrame label={label} className={mergeClasses(surface, styles.frame, isRefreshing && styles.clip)}>
              <DataTableRows {...common} {...{ columns, groupOf, currentRow, bodyProps }} />
            </ScrollFrame>
          )
        }
      </LoadedContent>
    </div>
  )
}

interface ScrollFrameProps extends ComponentProps<'div'> {
  label: string
}

/** Scrolls sideways if the columns do not fit. Only then it is a labelled region and a tab stop. */
function ScrollFrame({ label, ...rest }: ScrollFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [doesScroll, setScroll] = useState(false)
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = () => setScroll(current.scrollWidth > current.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  const stop = doesScroll ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {}
  return <div {...rest} {...stop} ref={frame} />
}
