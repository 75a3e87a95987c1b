import { detailText, layout, media, nalamTokens } from '../../theme/internal.ts'
import { statesMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Card, type CardProps } from '../Card/Card.tsx'
import { SampleBadge } from '../SampleBadge/SampleBadge.tsx'

const useSummaryCardStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 12px',
    alignItems: 'start',
    minHeight: '112px',
    [media.phone]: { padding: '14px' },
  },
  label: { ...detailText, fontWeight: tokens.fontWeightMedium, overflowWrap: 'anywhere' },
  // Decorative: on phones two cards are side by side and the text needs the space.
  icon: {
    display: 'grid',
    justifySelf: 'end',
    color: nalamTokens.brandInk,
    fontSize: '1.25rem',
    [media.phone]: { display: 'none' },
  },
  figure: {
    gridColumnStart: 1,
    gridColumnEnd: 3,
    ...layout.wrap,
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '12px',
  },
  value: {
    fontSize: '2rem',
    lineHeight: '2.5rem',
    fontWeight: tokens.fontWeightSemibold,
    display: 'block',
  },
  badge: { marginBlockEnd: '8px' },
  skeleton: { width: '72px', height: '40px' },
})

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
