import { useState } from 'react'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { CodeField, ResendCode, useCodeForm, type CodeCheck } from '../../forms/CodeVerification/codeParts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useAction } from '../../forms/useAction.ts'
import { codeVerificationMessages } from '../../messages/en/codeVerification.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useViewProfileStyles } from './ViewProfile.styles.ts'

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
      className={styles.form}
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
