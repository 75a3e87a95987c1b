import { useFullPageStyles } from '../../theme/internal.ts'
import { passkeyRecoveryMessages, useMessages } from '../../messages/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import { useState, type ComponentProps } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { emptyKolam, failedKolam } from '../../components/Kolam/kolamPaths.ts'
import { StateView } from '../../components/StateView/StateView.tsx'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import { useAction } from '../../forms/useAction.ts'
import { useStepTitle, type TitleChange } from '../../forms/useStepTitle.ts'

/** The result of stopping: `next` says that the link no longer works, or that it is too late. */
export type StopResult = ActionSuccess | (ActionFailure & { readonly next?: 'gone' | 'over' | undefined })

export interface StopRecoveryProps extends Omit<ComponentProps<'main'>, 'children'> {
  /** Left out for a link that is not complete. */
  onStop?: (() => Promise<StopResult>) | undefined
  signInHref: string
  onTitleChange?: TitleChange
}

/** The page of the link that stops the way back of a doctor who has lost all passkeys (ACC-01). */
export function StopRecovery({ onStop, signInHref, onTitleChange, className, ...rest }: StopRecoveryProps) {
  const styles = useFullPageStyles()
  const messages = useMessages(passkeyRecoveryMessages)
  const [state, setState] = useState<'asked' | 'stopped' | 'gone' | 'over'>(onStop ? 'asked' : 'gone')
  const { run, isPending } = useAction(async (): Promise<StopResult> => {
    const result = (await onStop?.()) ?? { ok: false }
    if (result.ok) setState('stopped')
    else if (result.next === undefined) return result
    else setState(result.next)
    // The page says what happened.
    return { ...result, message: undefined }
  })
  const words = {
    asked: [messages.stopTitle, messages.stopText],
    stopped: [messages.stoppedTitle, messages.stoppedText],
    gone: [messages.goneTitle, messages.goneText],
    over: [messages.overTitle, messages.overText],
  } as const
  const [title, text] = words[state]
  useStepTitle(title, onTitleChange)
  return (
    <main {...rest} className={mergeClasses(styles.alone, className)}>
      <div role="status">
        <StateView
          drawing={state === 'gone' || state === 'over' ? failedKolam : emptyKolam}
          headingLevel={1}
          title={title}
          text={text}
          actions={
            state === 'asked' ? (
              <Button
                appearance="primary"
                isPending={isPending}
                pendingText={messages.stopping}
                onClick={() => void run()}
              >
                {messages.stop}
              </Button>
            ) : (
              <Button appearance="primary" href={signInHref}>
                {messages.signIn}
              </Button>
            )
          }
        />
      </div>
    </main>
  )
}
