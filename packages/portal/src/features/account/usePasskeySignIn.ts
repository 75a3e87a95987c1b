import type { PasskeyAssertion } from '@nalam/sdk/passkeys'
import { type ActionResult, useToasts } from '@nalam/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useActionResult } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { localStore } from '../../shared/localStore.ts'
import { useOpenSession } from '../../shared/session/session.ts'
import { raisePrompts } from '../../shared/session/sessionState.ts'

// Fetched with the first ceremony.
const ceremonies = () => import('@nalam/sdk/passkeys')

/** Milliseconds before a challenge expires at which the autofill gets a new one, but not sooner than that. */
const RENEWAL = 30_000

/**
 * Asks in the autofill until a passkey is chosen, with a new challenge before the last one expires.
 *
 * @returns `undefined` if there is none: it is one of three ways to sign in and needs no word
 */
async function askInAutofill(signal: AbortSignal): Promise<PasskeyAssertion | undefined> {
  const { askForPasskey, supportsPasskeyAutofill } = await ceremonies()
  if (!(await supportsPasskeyAutofill())) return undefined
  while (!signal.aborted) {
    const options = await api.session.beginPasskeyLogin().result()
    if (!options.ok || signal.aborted) return undefined
    const ceremony = new AbortController()
    const end = () => ceremony.abort()
    signal.addEventListener('abort', end)
    const renewal = setTimeout(end, Math.max(RENEWAL, (options.value.timeout || 0) - RENEWAL))
    const used = await askForPasskey(options.value, { useBrowserAutofill: true, signal: ceremony.signal })
    clearTimeout(renewal)
    signal.removeEventListener('abort', end)
    if (used !== undefined || !ceremony.signal.aborted) return used
  }
  return undefined
}

/**
 * Signs in with a passkey, by the returned action or by the autofill of the e-mail field (ACC-01).
 * Offered in a browser in which one was added: the page asks no server before anybody signs in.
 */
export function usePasskeySignIn(): (() => Promise<ActionResult<string>>) | undefined {
  const results = useActionResult()
  const toasts = useToasts()
  const openSession = useOpenSession()
  const [isOffered] = useState(() => localStore.read('nalam.passkey') !== null)
  const [isAsking, setAsking] = useState(false)

  const signIn = async (used: PasskeyAssertion): Promise<ActionResult<string>> => {
    const result = await openSession(() => api.session.loginWithPasskey(used).result())
    if (!result.ok) return results.failure(result.error)
    raisePrompts(false)
    return results.success(result.value)
  }

  const offerInAutofill = useEffectEvent(async (signal: AbortSignal) => {
    for (let used = await askInAutofill(signal); used !== undefined; used = await askInAutofill(signal)) {
      const { ok, message } = await signIn(used)
      if (message !== undefined) (ok ? toasts.success : toasts.error)(message)
      if (ok) return
    }
  })
  useEffect(() => {
    if (!isOffered || isAsking) return undefined
    const controller = new AbortController()
    void offerInAutofill(controller.signal)
    return () => controller.abort()
  }, [isOffered, isAsking])

  if (!isOffered) return undefined
  return async () => {
    // A browser runs one ceremony at a time.
    setAsking(true)
    try {
      const options = await api.session.beginPasskeyLogin().result()
      if (!options.ok) return results.failure(options.error)
      const { askForPasskey } = await ceremonies()
      const used = await askForPasskey(options.value)
      // A closed dialog needs no word: the form is still there.
      return used === undefined ? { ok: false } : await signIn(used)
    } finally {
      setAsking(false)
    }
  }
}
