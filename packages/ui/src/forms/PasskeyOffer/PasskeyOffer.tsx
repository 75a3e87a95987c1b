import { layout, media, nalamTokens, stickyCard, textSizes, useStickyBar } from '../../theme/internal.ts'
import { settingsMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, useMergedRefs } from '@fluentui/react-components'
import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import { useId, type ComponentProps } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import type { ActionResult } from '../ActionResult.ts'
import { useAction } from '../useAction.ts'

const usePasskeyOfferStyles = makeStyles({
  root: {
    zIndex: 5,
    ...stickyCard,
    gap: '8px 16px',
  },
  icon: { flexShrink: 0, color: nalamTokens.brandInk, [media.phone]: { display: 'none' } },
  words: { flex: '1 1 0', minWidth: 'min(100%, 260px)' },
  title: { ...textSizes.title, fontSize: 'inherit', lineHeight: 'inherit' },
  text: { margin: 0, color: nalamTokens.ink2, fontSize: nalamTokens.labelSize, lineHeight: '1.375rem' },
  buttons: { ...layout.wrap, gap: '8px 12px' },
})

export interface PasskeyOfferProps extends Omit<ComponentProps<'section'>, 'children' | 'ref'> {
  /** Creates a passkey in this browser. */
  onAdd: () => Promise<ActionResult>
  /** The doctor does not want one now. */
  onClose: () => void
  ref?: ComponentProps<typeof Card>['ref']
}

/**
 * A quiet offer to add a passkey (ACC-01), below the page and at the lower edge of the window:
 * nothing moves when it appears, and it takes no focus.
 */
export function PasskeyOffer({ onAdd, onClose, className, ref, ...rest }: PasskeyOfferProps) {
  const styles = usePasskeyOfferStyles()
  const messages = useMessages(settingsMessages)
  const [barRef, barClass] = useStickyBar('end')
  const { run, isPending } = useAction(onAdd)
  const titleId = useId()
  return (
    <Card
      as="section"
      isPadded={false}
      aria-labelledby={titleId}
      data-print="hide"
      {...rest}
      ref={useMergedRefs(ref, barRef)}
      className={mergeClasses(barClass, styles.root, className)}
    >
      <Key20Regular aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {messages.offer}
        </h2>
        <p className={styles.text}>{messages.offerText}</p>
      </div>
      <div className={styles.buttons}>
        <Button isPending={isPending} onClick={() => void run()}>
          {messages.addPasskey}
        </Button>
        <Button appearance="subtle" disabledFocusable={isPending} onClick={onClose}>
          {messages.notNow}
        </Button>
      </div>
    </Card>
  )
}
