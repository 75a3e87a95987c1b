import { cardLook, detailText, layout } from '../../theme/internal.ts'
import { slotsMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import type { ReactNode } from 'react'

const usePastFoldStyles = makeStyles({
  root: {
    ...layout.between,
    flexWrap: 'wrap',
    columnGap: '8px',
    width: '100%',
    minHeight: '44px',
    marginBlock: '4px 8px',
    paddingBlock: '6px',
    paddingInline: '12px',
    ...cardLook,
    ...detailText,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  end: { ...layout.inline, columnGap: '8px' },
  turned: { transform: 'rotate(180deg)' },
})

interface PastFoldProps {
  /** Number of past slots. */
  count: number
  isOpen: boolean
  onToggle: () => void
  /** Shown at the end of the line, such as a warning about one of the slots. */
  note?: ReactNode
}

/** The past slots of today as one line that opens: what is still to come is in sight on a phone. */
export function PastFold({ count, isOpen, onToggle, note }: PastFoldProps) {
  const styles = usePastFoldStyles()
  const slots = useMessages(slotsMessages)
  return (
    <button type="button" aria-expanded={isOpen} className={styles.root} onClick={onToggle}>
      <span>{slots.pastCount(count)}</span>
      <span className={styles.end}>
        {note}
        <ChevronDown16Regular aria-hidden className={mergeClasses(isOpen && styles.turned)} />
      </span>
    </button>
  )
}
