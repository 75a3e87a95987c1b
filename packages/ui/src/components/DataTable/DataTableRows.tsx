import { statesMessages } from '../../messages/en/states.ts'
import {
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components'
import { Fragment, memo, useMemo, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useSkeletonStyles } from '../Skeleton/Skeleton.styles.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { useDataTableStyles } from './DataTable.styles.ts'
import type { DataTableColumn, DataTableProps } from './DataTableProps.ts'

interface DataTableRowsProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'groupOf' | 'currentRow' | 'bodyProps'
> {
  isRefreshing: boolean
  skeletonRows: number
}

/** The table itself: the rows with the headings of their groups, or skeleton rows while they load. */
export function DataTableRows<Row>({
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
              button={{ className: styles.headText }}
              // A long heading wraps before it takes room that the rows need.
              className={mergeClasses(styles.cell, styles.head, column.isWide && styles.wide)}
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
                  <TableHeaderCell
                    scope="rowgroup"
                    colSpan={columns.length}
                    button={{ className: styles.headText }}
                    className={styles.group}
                  >
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
const BodyRow = memo(function BodyRow<Row>({ id, row, index, columns, cellClasses, isCurrent }: BodyRowProps<Row>) {
  const styles = useDataTableStyles()
  return (
    <TableRow className={styles.row} data-row={id} tabIndex={isCurrent === undefined ? undefined : isCurrent ? 0 : -1}>
      {columns.map((column, place) => {
        const content = column.cell(row, index, isCurrent === true)
        return column.isRowHeader ? (
          <TableHeaderCell
            key={column.key}
            scope="row"
            button={{ className: styles.headText }}
            className={cellClasses[place]}
          >
            {content}
          </TableHeaderCell>
        ) : (
          <TableCell key={column.key} className={cellClasses[place]}>
            {content}
          </TableCell>
        )
      })}
    </TableRow>
  )
}) as <Row>(props: BodyRowProps<Row>) => ReactNode
