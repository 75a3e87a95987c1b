import { Button } from '@fluentui/react-button'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { failedKolam } from '../../components/Kolam/kolamPaths.ts'
import { StateView } from '../../components/StateView/StateView.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useControlStyles } from '../../theme/useControlStyles.ts'
import { useFullPageStyles } from '../../theme/useFullPageStyles.ts'

export interface SomethingWentWrongProps {
  onRetry?: (() => void) | undefined
  homePath?: string
  /** What was said about the failure, where it can be shown to a doctor. */
  message?: string | undefined
  /** The request's id, to be quoted to support. */
  requestId?: string | undefined
  inFrame?: boolean
}

/** A screen stopped working: says so, offers a retry and the way home; never a blank page (decision D20). */
export function SomethingWentWrong({
  onRetry,
  homePath = '/',
  message,
  requestId,
  inFrame = false,
}: SomethingWentWrongProps) {
  const styles = useFullPageStyles()
  const controls = useControlStyles()
  const { somethingWentWrong: messages, actions, notFound } = useMessages()
  const Landmark = inFrame ? 'div' : 'main'
  return (
    <Landmark className={inFrame ? styles.framed : styles.alone}>
      <StateView
        role="alert"
        drawing={failedKolam}
        headingLevel={1}
        title={messages.title}
        text={message ?? messages.text}
        note={requestId && messages.requestId(requestId)}
        actions={
          <>
            {onRetry && (
              <Button size="large" appearance="primary" className={controls.button} onClick={onRetry}>
                {actions.tryAgain}
              </Button>
            )}
            <ButtonLink href={homePath}>{notFound.home}</ButtonLink>
          </>
        }
      />
    </Landmark>
  )
}
