import { useStickyBar } from '../../theme/internal.ts'
import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import { PersonAdd24Regular } from '@fluentui/react-icons/headless/svg/person-add'
import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useQueueStyles } from './Queue.styles.ts'
import { useQueueTexts } from './useQueueTexts.ts'

interface PhoneBarProps {
  insideText: string | undefined
  isBusy: boolean
  /** Undefined if it is not possible. */
  onNotThere: (() => void) | undefined
  onUndo: (() => void) | undefined
  onAdd: (() => void) | undefined
  /** The button that calls. */
  children: ReactNode
}

/** What one hand does all day, at the thumb. */
export function PhoneBar({ insideText, isBusy, onNotThere, onUndo, onAdd, children }: PhoneBarProps) {
  const styles = useQueueStyles()
  const { messages } = useQueueTexts()
  const [ref, className] = useStickyBar('end')
  return (
    <div ref={ref} className={mergeClasses(className, styles.bar)}>
      <div className={styles.barLine}>
        <p className={styles.barText}>{insideText ?? messages.nobodyInside}</p>
        {onNotThere && (
          <Button appearance="subtle" className={styles.barButton} disabledFocusable={isBusy} onClick={onNotThere}>
            {messages.notThere}
          </Button>
        )}
        {onUndo && (
          <Button
            appearance="subtle"
            icon={<ArrowUndo20Regular />}
            className={styles.barButton}
            disabledFocusable={isBusy}
            onClick={onUndo}
          >
            {messages.undo}
          </Button>
        )}
      </div>
      <div className={styles.barCalls}>
        {children}
        {onAdd && (
          <IconButton
            look="outlined"
            icon={<PersonAdd24Regular />}
            label={messages.add}
            hasTooltip={false}
            className={styles.barAdd}
            onClick={onAdd}
          />
        )}
      </div>
    </div>
  )
}
