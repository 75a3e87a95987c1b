import type { Result } from '@nalam/sdk'
import { type SpokenByServer, useMessages } from '@nalam/ui'
import { settingsMessages } from '@nalam/ui/messages/settings'
import type { OnlyPasskeys, PasskeyActions, Proof } from '@nalam/ui/screens/Settings'
import { useActionResult } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { localStore } from '../../shared/localStore.ts'
import { useCeremony } from '../../shared/useCeremony.ts'
import { invalidate } from '../../shared/queries/useQuery.ts'

type ProofActions = { [Name in keyof Proof]-?: NonNullable<Proof[Name]> }

/** Adds, renames and removes passkeys, and confirms that the doctor is present (ACC-01). */
export function usePasskeyActions(): Pick<PasskeyActions, 'onAdd' | 'onRename' | 'onRemove'> &
  ProofActions & { onOnlyChange: OnlyPasskeys['onChange'] } {
  const results = useActionResult()
  const messages = useMessages(settingsMessages)
  const ask = useCeremony()
  const cancelled = { ok: false, message: messages.noPasskeyUsed } as const

  const resultOf = (result: Result<SpokenByServer>) => {
    void invalidate('addPasskey')
    return results.of(result)
  }

  const prove = async (proof: Parameters<typeof api.account.prove>[0]) => {
    const result = await api.account.prove(proof).result()
    return result.ok ? ({ ok: true } as const) : results.failure(result.error)
  }

  return {
    async onAdd(name) {
      const options = await api.account.beginPasskey().result()
      if (!options.ok) return results.failure(options.error)
      const { failure, value: created } = await ask(({ createPasskey }) => createPasskey(options.value))
      if (failure) return failure
      if (created === undefined) return cancelled
      // Sending it again changes nothing, and succeeds if the first request arrived.
      const added = await api.account.addPasskey({ name, ...created }).result()
      // The sign-in page offers it where there is one.
      if (added.ok) localStore.write('nalam.passkey', 'true')
      return resultOf(added)
    },
    // Sending these again changes nothing.
    onRename: async ({ id }, name) => resultOf(await api.account.renamePasskey(id, name).result()),
    onRemove: async ({ id }) => resultOf(await api.account.removePasskey(id).result()),
    onOnlyChange: async (isOn) => resultOf(await api.account.setPasskeyOnly(isOn).result()),
    onProve: (password) => prove({ password }),
    async onProveByPasskey() {
      const options = await api.account.beginProof().result()
      if (!options.ok) return results.failure(options.error)
      const { failure, value: passkey } = await ask(({ askForPasskey }) => askForPasskey(options.value))
      if (failure) return failure
      return passkey === undefined ? cancelled : prove({ passkey })
    },
  }
}
