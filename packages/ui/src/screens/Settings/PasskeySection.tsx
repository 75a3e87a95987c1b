import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import type { Passkey } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { settingsMessages } from '../../messages/en/settings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { Proof } from './ProofDialog.tsx'
import { Row, Rows, Section, useWhen, type List } from './settingsParts.tsx'
import { useProof, type SensitiveResult } from './useProof.tsx'

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
  const { run, isPending, dialog } = useProof(email, proof)
  const count = list.rows?.length ?? 0
  return (
    <Section
      title={messages.passkeys}
      hint={messages.passkeysHint}
      action={
        <Button
          appearance="primary"
          isPending={isPending}
          onClick={() => run(() => onAdd(`${messages.newPasskeyName} ${count + 1}`))}
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
                      onClick={() => run(() => onRemove(passkey))}
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
      {dialog}
    </Section>
  )
}
