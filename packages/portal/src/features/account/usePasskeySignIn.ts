import type { PasskeyRequestOptions, Result } from '@nalam/sdk'
import type { PasskeyAssertion } from '@nalam/sdk/passkeys'
import { type ActionResult, type LostPasskeys, useToasts } from '@nalam/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useActionResult } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { localStore } from '../../shared/localStore.ts'
import { useCapability, useOpenSession } from '../../shared/session/session.ts'
import { ceremonies, useCeremony } from '../../shared/useCeremony.ts'
import { raisePrompts } from '../../shared/session/sessionState.ts'

type Asked = Result<PasskeyRequestOptions, 'beginPasskeyLogin'>

/** A challenge that serves one ceremony after the other, until one answers it. */
export function createChallenge(ask: () => Promise<Asked>) {
  let current: PasskeyRequestOptions | undefined
  let endsAt = 0
  return {
    /** Returns the challenge while it has more than half of its time, with the `timeout` that is left. */
    async get(): Promise<Asked> {
      const now = Date.now()
      const timeout = endsAt - now
      if (current && timeout > current.timeout / 2) return { ok: true, value: { ...current, timeout } }
      const asked = await ask()
      if (asked.ok) {
        current = asked.value
        endsAt = now + (current.timeout || 0)
      }
      return asked
    },
    /** A server accepts one answer to it. */
    use: () => {
      endsAt = 0
    },
  }
}
type Challenge = ReturnType<typeof createChallenge>

/** Milliseconds before a challenge expires at which the autofill gets a new one, but not sooner than that. */
const RENEWAL = 30_000

/**
 * Asks in the autofill until a passkey is chosen, with a new challenge before the last one expires.
 * Without one, or if the browser cannot, it says nothing: it is one of three ways to sign in.
 */
async function askInAutofill(challenge: Challenge, signal: AbortSignal): Promise<PasskeyAssertion | undefined> {
  const { askForPasskey, supportsPasskeyAutofill, PasskeyError } = await ceremonies()
  if (!(await supportsPasskeyAutofill())) return undefined
  while (!signal.aborted) {
    const options = await challenge.get()
    if (!options.ok || signal.aborted) return undefined
    const ceremony = new AbortController()
    const end = () => ceremony.abort()
    signal.addEventListener('abort', end)
    const renewal = setTimeout(end, Math.max(RENEWAL, (options.value.timeout || 0) - RENEWAL))
    let used: PasskeyAssertion | undefined
    try {
      used = await askForPasskey(options.value, { useBrowserAutofill: true, signal: ceremony.signal })
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error
      return undefined
    } finally {
      clearTimeout(renewal)
      signal.removeEventListener('abort', end)
    }
    if (used !== undefined) challenge.use()
    if (used !== undefined || !ceremony.signal.aborted) return used
  }
  return undefined
}

/**
 * Signs in with a passkey, by the returned action or by the autofill of the e-mail field (ACC-01).
 * Offered in a browser in which one was added or used, elsewhere after a password was refused or
 * forgotten, or if a mail has led here: the page asks no server before anybody signs in, and never one
 * that does not offer passkeys.
 */
export function usePasskeySignIn() {
  const results = useActionResult()
  const askBrowser = useCeremony()
  const toasts = useToasts()
  const openSession = useOpenSession()
  // The server's own mail leads here with that fragment, to a doctor who signs in with passkeys only.
  const isOffered = useCapability('account-security')
  const [wasUsed] = useState(() => location.hash === '#lost-passkeys' || localStore.read('nalam.passkey') !== null)
  const isKnown = isOffered && wasUsed
  const [isFound, setFound] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [challenge] = useState(() => createChallenge(() => api.session.beginPasskeyLogin().result()))
  const autofill = useRef<Promise<unknown>>(undefined)

  const signIn = async (used: PasskeyAssertion): Promise<ActionResult<string>> => {
    const result = await openSession(() => api.session.loginWithPasskey(used).result())
    if (!result.ok) return results.failure(result.error)
    localStore.write('nalam.passkey', 'true')
    raisePrompts(false)
    return results.success(result.value)
  }

  const offerInAutofill = useEffectEvent(async (signal: AbortSignal) => {
    const ask = () => (autofill.current = askInAutofill(challenge, signal))
    for (let used = await ask(); used !== undefined; used = await ask()) {
      toasts.dismissErrors()
      const { ok, message } = await signIn(used)
      if (message !== undefined) (ok ? toasts.success : toasts.error)(message)
      if (ok) return
    }
  })
  useEffect(() => {
    if (!isKnown || isAsking) return undefined
    const controller = new AbortController()
    void offerInAutofill(controller.signal)
    return () => controller.abort()
  }, [isKnown, isAsking])

  const onPasskey = async (): Promise<ActionResult<string>> => {
    // A browser runs one ceremony at a time: this ends the autofill, whose challenge is still good.
    setAsking(true)
    try {
      await Promise.allSettled([autofill.current])
      const options = await challenge.get()
      if (!options.ok) return results.failure(options.error)
      const { failure, value: used } = await askBrowser(({ askForPasskey }) => askForPasskey(options.value))
      if (failure) return failure
      // A closed dialog needs no word: the form is still there.
      if (used === undefined) return { ok: false }
      challenge.use()
      return await signIn(used)
    } finally {
      setAsking(false)
    }
  }

  const lostPasskeys: LostPasskeys = {
    onSendCode: async (credentials) => results.of(await api.account.sendRecoveryCode(credentials).result()),
    async onBegin(confirmation) {
      const result = await api.account.beginRecovery(confirmation).result()
      if (!result.ok) return results.refusedAt(result.error, 'confirmationCode')
      return { ...results.success(result.value), recoveryAt: result.value.recoveryAt }
    },
  }
  const look = async () => {
    if (isOffered && !isKnown && !isFound) setFound((await challenge.get()).ok)
  }

  return { onPasskey: isKnown || isFound ? onPasskey : undefined, lostPasskeys, look }
}
