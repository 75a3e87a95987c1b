import { statesMessages } from '../../messages/en/states.ts'
import { mergeClasses } from '@fluentui/react-components'
import { useMessages } from '../../messages/useMessages.ts'
import { Card } from '../Card/Card.tsx'
import { useSkeletonStyles } from '../Skeleton/Skeleton.styles.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { useDataTableStyles } from './DataTable.styles.ts'
import type { DataTableProps, ShownRows } from './DataTableProps.ts'

interface DataTableCardsProps<Row> extends ShownRows<Row> {
  card: NonNullable<DataTableProps<Row>['card']>
}

/** The rows as a list of cards, or skeleton cards while they load. */
export function DataTableCards<Row>({
  label,
  rows,
  rowKey,
  card,
  isRefreshing,
  skeletonRows,
}: DataTableCardsProps<Row>) {
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
