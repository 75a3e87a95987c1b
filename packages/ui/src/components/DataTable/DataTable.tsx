import { mergeClasses } from '@fluentui/react-components'
import { useDeferredValue, useImperativeHandle, useRef } from 'react'
import type { ComponentProps } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { ErrorState } from '../StateView/StateView.tsx'
import { useDataTableStyles } from './DataTable.styles.ts'
import { DataTableBody } from './DataTableBody.tsx'
import { DataTableCards } from './DataTableCards.tsx'
import type { DataTableProps } from './DataTableProps.ts'
import { useOverflows } from './useOverflows.ts'

/**
 * More rows than fit in a window. Of a longer table these render at once and the rest in a deferred
 * render (goal P6).
 */
const FIRST_ROWS = 20

/**
 * A table with a skeleton of the same size, an empty and an error state, and cards on narrow
 * windows. Long, because it returns each of these states.
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
  const messages = useMessages()
  const narrow = useMediaQuery(`(max-width: ${cardsBelow - 0.02}px)`) && card !== undefined
  const loading = rows === undefined && error === undefined
  const isLong = rows !== undefined && rows.length > FIRST_ROWS
  const isFirstLook = useDeferredValue(isLong ? rows : undefined) !== (isLong ? rows : undefined)
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
        <DataTableCards {...{ label, rowKey, card, isRefreshing, skeletonRows }} rows={shown} />
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
        <DataTableBody {...{ columns, rowKey, groupOf, currentRow, bodyProps, skeletonRows }} rows={shown} />
      </table>
    </ScrollFrame>
  )
}

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
