import { statesMessages } from '../../messages/en/states.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useBadgeClasses } from '../StatusBadge/useBadgeClasses.ts'
import { useSampleBadgeStyles } from './SampleBadge.styles.ts'

export type SampleBadgeProps = Omit<ComponentProps<'span'>, 'children'>

/** Marks a placeholder figure, so that doctors do not take it for real data (decision D14). */
export function SampleBadge({ className, ...rest }: SampleBadgeProps) {
  const styles = useSampleBadgeStyles()
  const badge = useBadgeClasses({ shape: 'rounded', size: 'medium' })
  const messages = useMessages(statesMessages)
  return (
    <span title={messages.sampleNote} {...rest} className={mergeClasses(badge.root, styles.root, className)}>
      {messages.sample}
    </span>
  )
}
