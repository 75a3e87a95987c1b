import { mergeClasses } from '@fluentui/react-components'
import { Fragment, memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useSkeletonStyles } from '../Skeleton/Skeleton.styles.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { useDataTableStyles } from './DataTable.styles.ts'
import type { DataTableColumn, DataTableProps } from './DataTableProps.ts'

interface DataTableBodyProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'groupOf' | 'currentRow' | 'bodyProps'
> {
  skeletonRows: number
}

/** The rows of the table with the headings of their groups, or skeleton rows while they load. */
export function DataTableBody<Row>({
  columns,
  rows,
  rowKey,
  groupOf,
  currentRow,
  bodyProps,
  skeletonRows,
}: DataTableBodyProps<Row>) {
  const styles = useDataTableStyles()
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
    <tbody {...bodyProps} className={rows ? undefined : breathing}>
      {rows?.map((row, index) => {
        const group = groupOf?.(row)
        const before = rows[index - 1]
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
        Array.from({ length: skeletonRows }, (_, index) => (
          <tr key={index} className={mergeClasses(styles.row, styles.still)}>
            {columns.map((column) => (
              <td key={column.key} className={styles.cell}>
                <Skeleton isStill style={{ width: column.skeletonWidth ?? '72px' }} />
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  )
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
