import type { DoctorSession, Result } from '@nalam/sdk'
import type { AccountSettings } from '@nalam/ui/screens/Settings'
import { type SpokenByServer, useMessages } from '@nalam/ui'
import { settingsMessages } from '@nalam/ui/messages/settings'
import { whether } from '../../shared/actions/createActionRunner.ts'
import { useActionResult, useActions } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { invalidate } from '../../shared/queries/useQuery.ts'
import { saveFile } from '../../shared/saveFile.ts'

const readAgain = () => void invalidate('endSession')

/**
 * Changes the password, ends sessions and downloads the doctor's data (ACC-05); then devices and activity
 * are read again.
 */
export function useSettingsActions(): Pick<
  AccountSettings,
  'onChangePassword' | 'onEndSession' | 'onEndOthers' | 'data'
> {
  const { run } = useActions()
  const results = useActionResult()
  const messages = useMessages(settingsMessages)

  const end = async (
    id: string,
    send: () => Promise<Result<SpokenByServer>>,
    isEnded: (session: DoctorSession) => boolean,
    message: string,
  ) => {
    const outcome = await run<SpokenByServer>(id, true, {
      // The SDK repeats it with the same key, so that a lost response is no unknown outcome.
      send,
      reconcile: () => whether(api.account.sessions().result(), (open) => open.every(isEnded), { message }),
      settle: readAgain,
    })
    return results.of(outcome)
  }

  return {
    async onChangePassword(values) {
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
    onEndSession: ({ id }) =>
      end(
        id,
        () => api.account.endSession(id).result(),
        (open) => open.id !== id,
        messages.ended,
      ),
    onEndOthers: () =>
      end(
        'others',
        () => api.account.endOtherSessions().result(),
        ({ isThis }) => isThis,
        messages.endedOthers,
      ),
    data: {
      async onExport() {
        const result = await api.account.exportData().result()
        if (result.ok) {
          saveFile(result.value.fileName, result.value.file)
          void invalidate('exportData')
        }
        return results.of(result)
      },
    },
  }
}
