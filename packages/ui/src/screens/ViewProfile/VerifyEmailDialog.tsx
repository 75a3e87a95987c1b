import { actionsMessages } from '../../messages/en/actions.ts'
import { codeVerificationMessages } from '../../messages/en/codeVerification.ts'
import { useState } from 'react'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx'
import { SampleBadge } from '../../components/SampleBadge/SampleBadge.tsx'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useViewProfileStyles } from './ViewProfile.styles.ts'

/**
 * Verifies the e-mail where the server cannot: a sample that sends no request, and its Resend has no
 * effect (decision D17).
 */
export function VerifyEmailDialog({ onClose }: { onClose: () => void }) {
  const styles = useViewProfileStyles()
  const toasts = useToasts()
  const actions = useMessages(actionsMessages)
  const messages = useMessages(codeVerificationMessages)
  const [code, setCode] = useState('')
  return (
    <Dialog
      open
      title={messages.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button
            appearance="primary"
            onClick={() => {
              toasts.success(messages.verified)
              onClose()
            }}
          >
            {messages.verify}
          </Button>
        </>
      }
    >
      <p className={styles.dialogText}>
        {messages.sentToDevice} <SampleBadge />
      </p>
      <OneTimeCodeField label={messages.code} value={code} onValueChange={setCode} />
      <div>
        {messages.noCode} <TextLink>{messages.resend}</TextLink>
      </div>
    </Dialog>
  )
}
