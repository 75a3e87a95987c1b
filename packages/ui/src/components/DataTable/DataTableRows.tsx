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
import { useSkeletonStyles, Skeleton } from '../Skeleton/Skeleton.tsx'
import { useDataTableStyles } from './DataTable.styles.ts'
import type { DataTableColumn, DataTableProps, ShownRows } from './DataTableProps.ts'

type DataTableRowsProps<Row> = ShownRows<Row> &
  Pick<DataTableProps<Row>, 'columns' | 'groupOf' | 'currentRow' | 'bodyProps'>

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
