import { statesMessages } from '../../messages/en/states.ts'
import { mergeClasses } from '@fluentui/react-components'
import { useMessages } from '../../messages/useMessages.ts'
import { Card } from '../Card/Card.tsx'
import { useSkeletonStyles, Skeleton } from '../Skeleton/Skeleton.tsx'
import { useDataTableStyles } from './DataTable.styles.ts'
import type { DataTableProps, ShownRows } from './DataTableProps.ts'
import { useDeferredValue, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { LoadedContent } from '../StateView/LoadedContent.tsx'
import { useStateCard } from '../StateView/useStateCard.ts'
import { DataTableRows } from './DataTableRows.tsx'

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
  ...rest
}: DataTableProps<Row>) {
  const styles = useDataTableStyles()
  const surface = useStateCard()
  const isNarrow = useMediaQuery(`(max-width: ${cardsBelow - 0.02}px)`)
  const isLong = rows !== undefined && rows.length > FIRST_ROWS
  const isFirstLook = useDeferredValue(isLong ? rows : undefined) !== (isLong ? rows : undefined)
  const shown = isFirstLook ? rows?.slice(0, FIRST_ROWS) : rows
  const common = { label, rows: shown, rowKey, isRefreshing, skeletonRows }
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
