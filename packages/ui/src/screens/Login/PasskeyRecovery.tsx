import { fieldsMessages, passkeyRecoveryMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { clinicNow } from '@nalam/sdk'
import { loginSchema, type ConfirmationValues, type LoginValues } from '@nalam/sdk/validation'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import type { ActionFailure, ActionResult, ActionSuccess } from '../../forms/ActionResult.ts'
import { CodeField, useCodeForm } from '../../forms/CodeVerification/codeParts.tsx'
import { useActionForm } from '../../forms/useActionForm.ts'
import { useStepTitle, type TitleChange } from '../../forms/useStepTitle.ts'
import { RecoveryDialog, useRecoveryStyles } from './RecoveryDialog.tsx'

const useStyles = makeStyles({ lost: { marginBlock: '12px 0' } })

/** The result of a code: when the password signs in again, as an RFC 3339 time. */
export type RecoveryResult = (ActionSuccess & { readonly recoveryAt: string }) | ActionFailure<'confirmationCode'>

/** The way back of a doctor who signs in with passkeys only and has lost all of them. */
export interface LostPasskeys {
  /** Sends a code. Its result says nothing about the account or the password. */
  onSendCode: (credentials: LoginValues) => Promise<ActionResult<'email' | 'password'>>
  onBegin: (confirmation: ConfirmationValues) => Promise<RecoveryResult>
}

interface PasskeyRecoveryProps extends LostPasskeys {
  defaultEmail?: string | undefined
  /** Domains that may sign in; replaces the SDK's list (decision D2). */
  allowedDomains?: readonly string[] | undefined
  onClose: () => void
  onTitleChange?: TitleChange
}

export interface LostPasskeysLinkProps extends Omit<PasskeyRecoveryProps, 'defaultEmail' | 'onClose'> {
  /** Returns the e-mail that was entered before. */
  emailOf: () => string
}

/** "Lost your passkeys?", which opens the way back. In a chunk of its own. */
export function LostPasskeysLink({ emailOf, ...recovery }: LostPasskeysLinkProps) {
  const styles = useStyles()
  const { title } = useMessages(passkeyRecoveryMessages)
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLButtonElement>(null)
  return (
    <p className={styles.lost}>
      <TextLink ref={link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </TextLink>
      {isOpen && (
        <PasskeyRecovery
          {...recovery}
          defaultEmail={emailOf()}
          onClose={() => {
            setOpen(false)
            link.current?.focus()
          }}
        />
      )}
    </p>
  )
}

type Step = { at: 'ask' } | { at: 'code'; email: string } | { at: 'done'; recoveryAt: string }

/** The way back in three steps: password, code, and when it takes effect (ACC-01). */
function PasskeyRecovery(props: PasskeyRecoveryProps) {
  const [step, setStep] = useState<Step>({ at: 'ask' })
  const { title } = useMessages(passkeyRecoveryMessages)
  useStepTitle(title, props.onTitleChange)
  switch (step.at) {
    case 'ask':
      return <AskDialog {...props} onSent={(email) => setStep({ at: 'code', email })} />
    case 'code':
      return <CodeDialog {...props} email={step.email} onBegun={(recoveryAt) => setStep({ at: 'done', recoveryAt })} />
    case 'done':
      return <DoneDialog recoveryAt={step.recoveryAt} onClose={props.onClose} />
  }
}

interface AskDialogProps extends PasskeyRecoveryProps {
  onSent: (email: string) => void
}

function AskDialog({ defaultEmail = '', allowedDomains, onSendCode, onSent, onClose }: AskDialogProps) {
  const messages = useMessages(passkeyRecoveryMessages)
  const fields = useMessages(fieldsMessages)
  const { field, submit, isPending } = useActionForm<LoginValues, ActionResult<'email' | 'password'>>({
    schema: (texts) => loginSchema({ ...texts, allowedDomains }),
    defaultValues: { email: defaultEmail, password: '' },
    onSubmit: onSendCode,
    onResult: (result, { email }) => {
      if (result.ok) onSent(email)
    },
  })
  return (
    <RecoveryDialog
      words={{ ...messages, submit: messages.send, submitting: messages.sending }}
      submit={submit}
      isPending={isPending}
      onBack={onClose}
    >
      <EmailField {...field('email')} label={fields.email} />
      <PasswordField {...field('password')} required label={fields.password} autoComplete="current-password" />
    </RecoveryDialog>
  )
}

interface CodeDialogProps extends PasskeyRecoveryProps {
  email: string
  onBegun: (recoveryAt: string) => void
}

function CodeDialog({ email, onBegin, onBegun, onClose }: CodeDialogProps) {
  const messages = useMessages(passkeyRecoveryMessages)
  const { form, error, submit, isPending } = useCodeForm(email, async (confirmationCode) => {
    const result = await onBegin({ email, confirmationCode })
    if (result.ok) onBegun(result.recoveryAt)
    return result
  })
  return (
    <RecoveryDialog
      words={{ ...messages, text: messages.codeText(email), submit: messages.begin, submitting: messages.beginning }}
      submit={submit}
      isPending={isPending}
      onBack={onClose}
    >
      <CodeField form={form} error={error} submit={submit} />
    </RecoveryDialog>
  )
}

function DoneDialog({ recoveryAt, onClose }: { recoveryAt: string; onClose: () => void }) {
  const styles = useRecoveryStyles()
  const messages = useMessages(passkeyRecoveryMessages)
  const formats = useFormats()
  const { date, time } = clinicNow(Date.parse(recoveryAt))
  return (
    <Dialog open title={messages.doneTitle}>
      <div className={styles.text}>{messages.doneText(formats.when(date, time))}</div>
      <Button appearance="primary" isWide onClick={onClose}>
        {messages.back}
      </Button>
    </Dialog>
  )
}
