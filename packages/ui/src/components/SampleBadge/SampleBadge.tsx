import { nalamTokens } from '../../theme/internal.ts'
import { statesMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { SpanBadge } from '../StatusBadge/SpanBadge.tsx'

const useSampleBadgeStyles = makeStyles({
  root: {
    height: 'auto',
    '::after': { content: 'none' },
    padding: '0 7px',
    border: `1px dashed ${nalamTokens.fieldLine}`,
    color: nalamTokens.sampleInk,
    backgroundColor: nalamTokens.sampleTint,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightMedium,
    whiteSpace: 'nowrap',
  },
})

export type SampleBadgeProps = Omit<ComponentProps<'span'>, 'children' | 'color'>

/** Marks a placeholder figure, so that doctors do not take it for real data (decision D14). */
export function SampleBadge({ className, ...rest }: SampleBadgeProps) {
  const styles = useSampleBadgeStyles()
  const messages = useMessages(statesMessages)
  return (
    <SpanBadge
      title={messages.sampleNote}
      {...rest}
      shape="rounded"
      size="medium"
      className={mergeClasses(styles.root, className)}
    >
      {messages.sample}
    </SpanBadge>
  )
}
