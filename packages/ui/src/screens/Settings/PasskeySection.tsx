import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import type { Passkey } from '@nalam/sdk'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { settingsMessages } from '../../messages/en/settings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'
import { Row, Rows, Section, useWhen, type List } from './settingsParts.tsx'
import { useSettingsStyles } from './Settings.styles.ts'
import { useProof, type ProofOf, type SensitiveResult } from './useProof.tsx'

export interface PasskeyActions {
  list: List<Passkey>
  /** Creates a passkey in this browser. @param name by which the doctor knows it */
  onAdd: (name: string) => Promise<SensitiveResult>
  onRename: (passkey: Passkey, name: string) => Promise<ActionResult<'name'>>
  onRemove: (passkey: Passkey) => Promise<SensitiveResult>
}

/** The passkeys of the account (ACC-01). */
export function PasskeySection({ list, onAdd, onRename, onRemove, email, proof }: PasskeyActions & ProofOf) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const when = useWhen()
  const { run, isPending, dialog } = useProof({ email, proof })
  const [renaming, setRenaming] = useState<Passkey>()
  const count = list.rows?.length ?? 0
  return (
    <Section
      name="passkeys"
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
                    <div className={styles.actions}>
                      <Button
                        size="medium"
                        aria-label={messages.renameNamed(name)}
                        onClick={() => setRenaming(passkey)}
                      >
                        {messages.rename}
                      </Button>
                      <Button
                        size="medium"
                        aria-label={messages.removeNamed(name)}
                        onClick={() => run(() => onRemove(passkey))}
                      >
                        {messages.removePasskey}
                      </Button>
                    </div>
                  }
                />
              )
            })
          )
        }
      </Rows>
      {renaming && (
        <RenamePasskeyDialog
          passkey={renaming}
          onSubmit={(name) => onRename(renaming, name)}
          onClose={() => setRenaming(undefined)}
        />
      )}
      {dialog}
    </Section>
  )
}
