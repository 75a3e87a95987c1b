import { actionsMessages, fieldsMessages, settingsMessages, useMessages } from '../../messages/internal.ts'
import { loginSchema, type LoginValues } from '@nalam/sdk/validation'
import { useId, createContext, useContext, useState, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import type { ActionResult, ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import { useAction } from '../../forms/useAction.ts'
import { useActionForm } from '../../forms/useActionForm.ts'
import { AccountField } from './settingsParts.tsx'
import { useSettingsStyles } from './Settings.styles.ts'

/** The ways to confirm that the doctor is present. */
export interface Proof {
  /** Left out where only passkeys sign in. */
  onProve?: ((password: string) => Promise<ActionResult<'password'>>) | undefined
  /** Left out where the doctor has no passkey. */
  onProveByPasskey?: (() => Promise<ActionResult>) | undefined
}

interface ProofDialogProps extends Proof {
  email: string
  /** What is confirmed, in the words of its button. */
  about: string
  onProven: () => void
  onClose: () => void
}

/** Asks for the password or a passkey before a sensitive action (ACC-01). */
function ProofDialog({ email, about, onProve, onProveByPasskey, onProven, onClose }: ProofDialogProps) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const actions = useMessages(actionsMessages)
  const fields = useMessages(fieldsMessages)
  const toasts = useToasts()
  const formId = useId()
  const { field, submit, isPending } = useActionForm<LoginValues, ActionResult<'password'>>({
    schema: (texts) => loginSchema({ ...texts, allowedDomains: [email.split('@')[1] ?? ''] }),
    defaultValues: { email, password: '' },
    onSubmit: async ({ password }) => {
      toasts.dismissErrors()
      return (await onProve?.(password)) ?? { ok: false }
    },
    onResult: (result) => {
      if (result.ok) onProven()
    },
  })
  const byPasskey = useAction(async () => {
    toasts.dismissErrors()
    const result = (await onProveByPasskey?.()) ?? { ok: false }
    if (result.ok) onProven()
    return result
  })
  return (
    <Dialog
      open
      title={messages.prove}
      about={about}
      onClose={onClose}
      isPending={isPending || byPasskey.isPending}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          {onProveByPasskey && (
            <Button
              appearance={onProve ? 'secondary' : 'primary'}
              isPending={byPasskey.isPending}
              onClick={() => void byPasskey.run()}
            >
              {messages.proveByPasskey}
            </Button>
          )}
          {onProve && (
            <Button
              type="submit"
              form={formId}
              appearance="primary"
              isPending={isPending}
              pendingText={messages.confirming}
            >
              {messages.confirm}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.hint}>{onProve ? messages.proveText : messages.provePasskeyText}</p>
      {onProve && (
        <form id={formId} noValidate onSubmit={submit}>
          <AccountField email={email} />
          <PasswordField {...field('password')} required label={fields.password} autoComplete="current-password" />
        </form>
      )}
    </Dialog>
  )
}

/** The result of a sensitive action. `next: 'proof'` asks the doctor to confirm who is present. */
export type SensitiveResult = ActionSuccess | (ActionFailure & { readonly next?: 'proof' | undefined })

/** Whose proof is asked for, and how. */
export const ProofContext = createContext<{ email: string; proof: Proof } | undefined>(undefined)

type Send = () => Promise<SensitiveResult>

/**
 * Returns `run`, which sends a sensitive action and, if a proof is missing, sends it again after the
 * doctor has given one in `dialog`. `about` names the action there, with whatever it is about.
 */
export function useProof(): {
  run: (about: string, send: Send) => void
  isPending: boolean
  dialog: ReactNode
} {
  const whose = useContext(ProofContext)
  /** The action that waits for a proof. */
  const [waiting, setWaiting] = useState<{ about: string; send: Send }>()
  const { run, isPending } = useAction(async (about: string, send: Send): Promise<SensitiveResult> => {
    const result = await send()
    if (result.ok || result.next !== 'proof') return result
    setWaiting({ about, send })
    // The dialog says what is needed.
    return { ok: false }
  })
  const dialog = waiting && whose && (
    <ProofDialog
      email={whose.email}
      about={waiting.about}
      {...whose.proof}
      onProven={() => {
        setWaiting(undefined)
        void run(waiting.about, waiting.send)
      }}
      onClose={() => setWaiting(undefined)}
    />
  )
  return { run: (about, send) => void run(about, send), isPending, dialog }
}
