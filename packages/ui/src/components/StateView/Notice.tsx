import { nalamTokens, textSizes } from '../../theme/internal.ts'
import {
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  mergeClasses,
  useMergedRefs,
  tokens,
} from '@fluentui/react-components'
import type { ComponentProps, ReactNode, RefCallback } from 'react'

export const useNoticeStyles = makeStyles({
  root: {
    padding: '8px 14px',
    borderRadius: tokens.borderRadiusXLarge,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  /** Above the content that it is about. */
  apart: { marginBlockEnd: '12px' },
  warning: {
    border: `1px solid ${nalamTokens.rescheduleInk}`,
    backgroundColor: nalamTokens.rescheduleTint,
    color: nalamTokens.rescheduleInk,
  },
  error: {
    border: `1px solid ${nalamTokens.declinedInk}`,
    backgroundColor: nalamTokens.declinedTint,
    color: nalamTokens.declinedInk,
  },
  icon: { color: 'inherit' },
  body: {
    color: 'inherit',
    ...textSizes.body,
    whiteSpace: 'normal',
  },
})

export interface NoticeProps extends ComponentProps<'div'> {
  intent: 'warning' | 'error'
  actions?: ReactNode
}

/** Fluent's message bar in our colours. Announced at once, unless it has another role. */
export function Notice({ intent, actions, children, className, ref, ...rest }: NoticeProps) {
  const styles = useNoticeStyles()
  // Fluent's type of the ref fits no element.
  const setRef: RefCallback<HTMLDivElement> = useMergedRefs(ref)
  return (
    <MessageBar
      role="alert"
      // Fluent's own names a title, which there is not.
      aria-labelledby={undefined}
      {...rest}
      ref={setRef}
      intent={intent}
      // Below its text there is no place for actions in one line of a phone.
      layout={actions ? 'auto' : 'multiline'}
      icon={{ className: styles.icon }}
      className={mergeClasses(styles.root, styles[intent], className)}
    >
      <MessageBarBody className={styles.body}>{children}</MessageBarBody>
      {actions && <MessageBarActions>{actions}</MessageBarActions>}
    </MessageBar>
  )
}
