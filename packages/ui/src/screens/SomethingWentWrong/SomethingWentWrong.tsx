import { useFullPageStyles } from '../../theme/internal.ts'
import { actionsMessages, notFoundMessages, somethingWentWrongMessages, useMessages } from '../../messages/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { failedKolam } from '../../components/Kolam/kolamPaths.ts'
import { StateView } from '../../components/StateView/StateView.tsx'

export interface SomethingWentWrongProps extends Omit<ComponentProps<'div'>, 'children'> {
  onRetry?: (() => void) | undefined
  homeHref?: string
  /** The error text, if it can be shown to a doctor. */
  error?: string | undefined
  /** The request id, to be quoted to support. */
  requestId?: string | undefined
  isInFrame?: boolean
}

/**
 * Shown when a screen crashed: says so, and offers a retry and a link to the home page; never a
 * blank page (decision D20).
 */
export function SomethingWentWrong({
  onRetry,
  homeHref = '/',
  error,
  requestId,
  isInFrame = false,
  className,
  ...rest
}: SomethingWentWrongProps) {
  const styles = useFullPageStyles()
  const messages = useMessages(somethingWentWrongMessages)
  const actions = useMessages(actionsMessages)
  const notFound = useMessages(notFoundMessages)
  const Landmark = isInFrame ? 'div' : 'main'
  return (
    <Landmark {...rest} className={mergeClasses(isInFrame ? styles.framed : styles.alone, className)}>
      <StateView
        role="alert"
        drawing={failedKolam}
        headingLevel={1}
        title={messages.title}
        text={error ?? messages.text}
        note={requestId && messages.requestId(requestId)}
        actions={
          <>
            {onRetry && (
              <Button appearance="primary" onClick={onRetry}>
                {actions.tryAgain}
              </Button>
            )}
            <Button href={homeHref}>{notFound.home}</Button>
          </>
        }
      />
    </Landmark>
  )
}
