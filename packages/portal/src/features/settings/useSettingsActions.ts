import type { DoctorSession } from '@nalam/sdk'
import type { AccountSettings, DataActions } from '@nalam/ui/screens/Settings'
import { type SpokenByServer, useMessages } from '@nalam/ui'
import { settingsMessages } from '@nalam/ui/messages/settings'
import { useActionResult, useActions } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { invalidate } from '../../shared/queries/useQuery.ts'
import { saveFile } from '../../shared/saveFile.ts'

export interface SettingsActions {
  changePassword: AccountSettings['onChangePassword']
  endSession: (session: DoctorSession) => ReturnType<AccountSettings['onEndSession']>
  endOthers: AccountSettings['onEndOthers']
  exportData: DataActions['onExport']
}

/**
 * Changes the password, ends sessions and downloads the doctor's data (ACC-05); then devices and activity
 * are read again.
 */
export function useSettingsActions(): SettingsActions {
  const { run } = useActions()
  const results = useActionResult()
  const messages = useMessages(settingsMessages)
  const readAgain = () => void invalidate('endSession')

  return {
    async changePassword(values) {
      const send = () => api.account.changePassword(values).result()
      const outcome = await run<SpokenByServer>('password', true, {
        send,
        // Sending it again changes nothing, and succeeds if the first request arrived.
        async reconcile() {
          const again = await send()
          return again.ok || again.error.kind !== 'response' ? again : { ok: true, value: undefined }
        },
        settle: readAgain,
      })
      return results.of(outcome)
    },
    async endSession({ id }) {
      const outcome = await run<SpokenByServer>(id, true, {
        // The SDK repeats it with the same key, so that a lost response is no unknown outcome.
        send: () => api.account.endSession(id).result(),
        async reconcile() {
          const now = await api.account.sessions().result()
          if (!now.ok) return now
          const isOpen = now.value.some((session) => session.id === id)
          return { ok: true, value: isOpen ? undefined : { message: messages.ended } }
        },
        settle: readAgain,
      })
      return results.of(outcome)
    },
    async endOthers() {
      const outcome = await run<SpokenByServer>('others', true, {
        send: () => api.account.endOtherSessions().result(),
        async reconcile() {
          const now = await api.account.sessions().result()
          if (!now.ok) return now
          return {
            ok: true,
            value: now.value.every(({ isThis }) => isThis) ? { message: messages.endedOthers } : undefined,
          }
        },
        settle: readAgain,
      })
      return results.of(outcome)
    },
    async exportData() {
      const result = await api.account.exportData().result()
      if (result.ok) {
        saveFile(result.value.fileName, result.value.file)
        void invalidate('exportData')
      }
      return results.of(result)
    },
  }
}
