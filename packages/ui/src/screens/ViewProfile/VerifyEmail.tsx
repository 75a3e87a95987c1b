import { actionsMessages, codeVerificationMessages, useMessages } from '../../messages/internal.ts'
import { useState } from 'react'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx'
import { SampleBadge } from '../../components/SampleBadge/SampleBadge.tsx'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import { useViewProfileStyles } from './ViewProfile.styles.ts'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { CodeField, ResendCode, useCodeForm, type CodeCheck } from '../../forms/CodeVerification/codeParts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useAction } from '../../forms/useAction.ts'

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

/** Verification of the doctor's e-mail by a code. */
export interface EmailVerification {
  /** Sends a code to the e-mail; also called for another one. */
  onSendCode: () => Promise<ActionResult>
  onVerify: CodeCheck
}

/** "Verify", which sends a code to the e-mail and asks for it (ACC-04). */
export function VerifyEmail({ email, onSendCode, onVerify }: EmailVerification & { email: string }) {
  const messages = useMessages(codeVerificationMessages)
  const [isOpen, setOpen] = useState(false)
  const sending = useAction(onSendCode)
  const start = async () => {
    const result = await sending.run()
    if (result?.ok) setOpen(true)
  }
  return (
    <>
      <TextLink disabledFocusable={sending.isPending} onClick={() => void start()}>
        {messages.verify}
      </TextLink>
      {isOpen && (
        <EmailCodeDialog email={email} onSendCode={onSendCode} onVerify={onVerify} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function EmailCodeDialog({
  email,
  onSendCode,
  onVerify,
  onClose,
}: EmailVerification & { email: string; onClose: () => void }) {
  const styles = useViewProfileStyles()
  const messages = useMessages(codeVerificationMessages)
  const { form, error, submit, isPending } = useCodeForm(email, onVerify, onClose)
  return (
    <FormDialog
      title={messages.title}
      submit={submit}
      isPending={isPending}
      submitText={messages.verify}
      pendingText={messages.verifying}
      onClose={onClose}
    >
      <p className={styles.dialogText}>{messages.sentTo(email)}</p>
      <CodeField form={form} error={error} submit={submit} />
      <ResendCode onResend={onSendCode} />
    </FormDialog>
  )
}
