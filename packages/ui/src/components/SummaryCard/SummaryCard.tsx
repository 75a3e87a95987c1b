import { statesMessages } from '../../messages/en/states.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Card, type CardProps } from '../Card/Card.tsx'
import { SampleBadge } from '../SampleBadge/SampleBadge.tsx'
import { useSummaryCardStyles } from './SummaryCard.styles.ts'

export interface SummaryCardProps extends Omit<CardProps, 'as' | 'children' | 'isPadded'> {
  label: string
  icon?: ReactElement
  /**
   * The figure; undefined while it is loading, null if there is none. A string is shown as it is.
   */
  value: number | string | null | undefined
  /** A placeholder figure (decision D14). */
  isSample?: boolean
}

/** One figure with its label. */
export function SummaryCard({ label, icon, value, isSample = false, className, ...rest }: SummaryCardProps) {
  const styles = useSummaryCardStyles()
  const messages = useMessages(statesMessages)
  const formats = useFormats()
  return (
    <Card role="group" aria-label={label} {...rest} className={mergeClasses(styles.root, className)}>
      <span className={styles.label}>{label}</span>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <span className={styles.figure}>
        <span className={styles.value}>
          {value === undefined ? <Skeleton className={styles.skeleton} label={messages.loading} /> : null}
          {value === null ? '–' : typeof value === 'number' ? formats.number(value) : value}
        </span>
        {isSample && <SampleBadge className={styles.badge} />}
      </span>
    </Card>
  )
}
