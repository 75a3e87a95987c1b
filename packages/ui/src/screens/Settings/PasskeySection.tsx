import { settingsMessages, useMessages } from '../../messages/internal.ts'
import type { Passkey } from '@nalam/sdk'
import { MAX_PASSKEY_NAME_LENGTH, passkeyNameSchema, type PasskeyNameValues } from '@nalam/sdk/validation'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { FormDialog, useDialogForm } from '../../forms/FormDialog.tsx'
import { useSettingsStyles } from './Settings.styles.ts'
import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import { Warning20Regular } from '@fluentui/react-icons/headless/svg/warning'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx'
import { Row, Rows, Section, SwitchRow, useDay, useWhen, type List } from './settingsParts.tsx'
import { useProof, type SensitiveResult } from './useProof.tsx'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  onSubmit: (name: string) => Promise<ActionResult<'name'>>
  onClose: () => void
}

/** Asks for the new name of a passkey (ACC-01). */
function RenamePasskeyDialog({ passkey, onSubmit, onClose }: RenamePasskeyDialogProps) {
  const messages = useMessages(settingsMessages)
  const { field, dialog } = useDialogForm<PasskeyNameValues>({
    schema: passkeyNameSchema,
    defaultValues: { name: passkey.name },
    onSubmit: ({ name }) => onSubmit(name),
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title={messages.renamePasskey}
      about={passkey.name}
      submitText={messages.save}
      pendingText={messages.saving}
    >
      <TextField
        {...field('name')}
        required
        label={messages.passkeyName}
        hint={messages.passkeyNameHint}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoComplete="off"
      />
    </FormDialog>
  )
}

export interface PasskeyActions {
  list: List<Passkey>
  /** Creates a passkey in this browser. @param name by which the doctor knows it */
  onAdd: (name: string) => Promise<SensitiveResult>
  onRename: (passkey: Passkey, name: string) => Promise<ActionResult<'name'>>
  onRemove: (passkey: Passkey) => Promise<SensitiveResult>
  /** Left out where the password cannot be switched off. */
  only?: OnlyPasskeys | undefined
}

/** Whether only passkeys sign in. */
export interface OnlyPasskeys {
  isOn: boolean
  /**
   * When the password signs in again, as an RFC 3339 time, while the way back of a doctor who has lost
   * all passkeys is on its way.
   */
  recoveryAt?: string | undefined
  /** Switched on while it is on, it stops the way back. */
  onChange: (isOn: boolean) => Promise<SensitiveResult>
}

/** One passkey can be lost. */
const MIN_PASSKEYS = 2

/** The passkeys of the account (ACC-01). */
export function PasskeySection({ list, onAdd, onRename, onRemove, only }: PasskeyActions) {
  const styles = useSettingsStyles()
  const messages = useMessages(settingsMessages)
  const when = useWhen()
  const day = useDay()
  const { run, isPending, dialog } = useProof()
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
          onClick={() => run(messages.addPasskey, () => onAdd(`${messages.newPasskeyName} ${count + 1}`))}
        >
          {messages.addPasskey}
        </Button>
      }
    >
      <Rows list={list} stale={messages.stalePasskeys} expected={1}>
        {(rows) => [
          only?.recoveryAt !== undefined && (
            <Row
              key="recovery"
              icon={<Warning20Regular aria-hidden />}
              name={messages.recovery(when(only.recoveryAt))}
              detail={messages.recoveryNote}
              action={
                <Button
                  size="medium"
                  isPending={isPending}
                  onClick={() => run(messages.stopRecovery, () => only.onChange(true))}
                >
                  {messages.stopRecovery}
                </Button>
              }
            />
          ),
          rows.length === 0 ? (
            <Row key="none" isEmpty name={messages.noPasskeys} />
          ) : (
            rows.map((passkey) => {
              const { id, name, createdAt, lastUsedAt } = passkey
              const used = lastUsedAt === undefined ? [] : [messages.lastUsed(when(lastUsedAt))]
              return (
                <Row
                  key={id}
                  icon={<Key20Regular aria-hidden />}
                  name={name}
                  detail={[messages.passkeyAdded(day(createdAt)), ...used].join(' · ')}
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
                        isDestructive
                        aria-label={messages.removeNamed(name)}
                        onClick={() => run(messages.removeNamed(name), () => onRemove(passkey))}
                      >
                        {messages.removePasskey}
                      </Button>
                    </div>
                  }
                />
              )
            })
          ),
          only && (
            <Only
              key="only"
              isOn={only.isOn}
              canSwitchOn={rows.length >= MIN_PASSKEYS}
              isPending={isPending}
              onChange={(isOn) => run(messages.onlyPasskeys, () => only.onChange(isOn))}
            />
          ),
        ]}
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

interface OnlyProps {
  isOn: boolean
  canSwitchOn: boolean
  isPending: boolean
  onChange: (isOn: boolean) => void
}

function Only({ isOn, canSwitchOn, isPending, onChange }: OnlyProps) {
  const messages = useMessages(settingsMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <SwitchRow
        name={messages.onlyPasskeys}
        note={messages.onlyPasskeysNote}
        isStill={isPending || (!isOn && !canSwitchOn)}
        isOn={isOn}
        onChange={(checked) => (checked ? setAsking(true) : onChange(false))}
      />
      <ConfirmDialog
        open={isAsking}
        title={messages.onlyPasskeysTitle}
        confirmLabel={messages.onlyPasskeysConfirm}
        onConfirm={() => {
          setAsking(false)
          onChange(true)
        }}
        onClose={() => setAsking(false)}
      >
        {messages.onlyPasskeysText}
      </ConfirmDialog>
    </>
  )
}
