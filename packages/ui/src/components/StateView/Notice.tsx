import { MessageBar, MessageBarActions, MessageBarBody, mergeClasses, useMergedRefs } from '@fluentui/react-components'
import type { ComponentProps, ReactNode, RefCallback } from 'react'
import { useNoticeStyles } from './Notice.styles.ts'

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
