import type { ActionResult } from '@nalam/ui'
import { useActionResult } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { localStore } from '../../shared/localStore.ts'
import { useOpenSession } from '../../shared/session/session.ts'
import { raisePrompts } from '../../shared/session/sessionState.ts'

/**
 * Signs in with a passkey (ACC-01). Offered in a browser in which one was added: the page asks no
 * server before anybody signs in.
 */
export function usePasskeySignIn(): (() => Promise<ActionResult<string>>) | undefined {
  const results = useActionResult()
  const openSession = useOpenSession()
  if (localStore.read('nalam.passkey') === null) return undefined
  return async () => {
    const options = await api.session.beginPasskeyLogin().result()
    if (!options.ok) return results.failure(options.error)
    const { askForPasskey } = await import('@nalam/sdk/passkeys')
    const used = await askForPasskey(options.value)
    // A closed dialog needs no word: the form is still there.
    if (used === undefined) return { ok: false }
    const result = await openSession(() => api.session.loginWithPasskey(used).result())
    if (!result.ok) return results.failure(result.error)
    raisePrompts()
    return results.success(result.value)
  }
}
