import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import type { Passkey } from '@nalam/sdk'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import { useAction } from '../../forms/useAction.ts'
import { settingsMessages } from '../../messages/en/settings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ProofDialog, type Proof } from './ProofDialog.tsx'
import { Row, Rows, Section, useWhen, type List } from './settingsParts.tsx'

/** The result of a sensitive action. `next: 'proof'` asks the doctor to confirm who is present. */
export type SensitiveResult = ActionSuccess | (ActionFailure & { readonly next?: 'proof' | undefined })

export interface PasskeyActions {
  list: List<Passkey>
  /** Creates a passkey in this browser. @param name by which the doctor knows it */
  onAdd: (name: string) => Promise<SensitiveResult>
  onRemove: (passkey: Passkey) => Promise<SensitiveResult>
  proof: Proof
}

/** The passkeys of the account (ACC-01). */
export function PasskeySection({ email, list, onAdd, onRemove, proof }: PasskeyActions & { email: string }) {
  const messages = useMessages(settingsMessages)
  const when = useWhen()
  /** The action that waits for a proof. */
  const [waiting, setWaiting] = useState<() => Promise<SensitiveResult>>()
  const orProof = async (send: () => Promise<SensitiveResult>): Promise<SensitiveResult> => {
    const result = await send()
    if (result.ok || result.next !== 'proof') return result
    setWaiting(() => send)
    // The dialog says what is needed.
    return { ok: false }
  }
  const action = useAction(orProof)
  const count = list.rows?.length ?? 0
  return (
    <Section
      title={messages.passkeys}
      hint={messages.passkeysHint}
      action={
        <Button
          appearance="primary"
          isPending={action.isPending}
          onClick={() => void action.run(() => onAdd(`${messages.newPasskeyName} ${count + 1}`))}
        >
          {messages.addPasskey}
        </Button>
      }
    >
      <Rows list={list} stale={messages.stalePasskeys} expected={1}>
        {(rows) =>
          rows.length === 0 ? (
            <Row icon={<Key20Regular aria-hidden />} name={messages.noPasskeys} />
          ) : (
            rows.map((passkey) => {
              const { id, name, createdAt, lastUsedAt } = passkey
              const used = lastUsedAt === undefined ? [] : [messages.lastUsed(when(lastUsedAt))]
              return (
                <Row
                  key={id}
                  icon={<Key20Regular aria-hidden />}
                  name={name}
                  detail={[messages.passkeyAdded(when(createdAt)), ...used].join(' · ')}
                  action={
                    <Button
                      size="medium"
                      aria-label={messages.removeNamed(name)}
                      onClick={() => void action.run(() => onRemove(passkey))}
                    >
                      {messages.removePasskey}
                    </Button>
                  }
                />
              )
            })
          )
        }
      </Rows>
      {waiting && (
        <ProofDialog
          email={email}
          {...proof}
          onProven={() => {
            setWaiting(undefined)
            void action.run(waiting)
          }}
          onClose={() => setWaiting(undefined)}
        />
      )}
    </Section>
  )
}
