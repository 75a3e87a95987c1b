// The passkeys of the test handlers, and the way back of a doctor who has lost them.
import type { JsonObject } from '../core/json.ts'
import { lineText } from '../formats/storedText.ts'
import type { ErrorCode } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import {
  isPasskeyOnly,
  passkeyOnlyProblem,
  RECOVERY_DELAY,
  removePasskeyProblem,
  stopRecoveryProblem,
} from '../rules/passkeys.ts'
import { nowOf } from './clock.ts'
import { nextId } from './daySlots.ts'
import type { Fixtures } from './fixtures.ts'
import { refuse, refuseIf, succeeded, textOf } from './refusal.ts'

type Wire = components['schemas']

const passkeysOf = (data: Fixtures): Wire['Passkey'][] => (data.passkeys ??= [])

function stateOf(data: Fixtures) {
  const { passkeyOnly } = data
  const at = passkeyOnly?.recoveryAt
  const state = { isOn: passkeyOnly !== undefined, recoveryAt: at === undefined ? undefined : new Date(at) }
  return { ...state, isOnly: isPasskeyOnly(state, nowOf(data)) }
}

export function listPasskeys(data: Fixtures): object {
  const { isOnly, recoveryAt } = stateOf(data)
  const recovery = isOnly && recoveryAt !== undefined ? { recoveryAt: recoveryAt.toISOString() } : {}
  const passkeys = passkeysOf(data)
  return { statusCode: 200, data: { isAvailable: true, isPasskeyOnly: isOnly, ...recovery, passkeys } }
}

export function addPasskey(data: Fixtures, payload: JsonObject): object | undefined {
  const createdAt = nowOf(data).toISOString()
  passkeysOf(data).push({
    id: nextId(data, 'psk'),
    name: lineText(textOf(payload, 'name')),
    createdAt,
    isBackedUp: false,
  })
  return succeeded('passkey.added')
}

export function renamePasskey(data: Fixtures, payload: JsonObject, { id }: JsonObject): object | undefined {
  const passkey = passkeysOf(data).find((one) => one.id === id) ?? refuse({ code: 'not_found' })
  passkey.name = lineText(textOf(payload, 'name'))
  return succeeded('passkey.renamed')
}

export function removePasskey(data: Fixtures, _: JsonObject, { id }: JsonObject): object | undefined {
  const passkeys = passkeysOf(data)
  if (!passkeys.some((one) => one.id === id)) refuse({ code: 'not_found' })
  refuseIf(removePasskeyProblem(passkeys.length, stateOf(data).isOnly))
  data.passkeys = passkeys.filter((one) => one.id !== id)
  return succeeded('passkey.removed')
}

export function setPasskeyOnly(data: Fixtures, { isOn }: JsonObject): object | undefined {
  const { isOnly } = stateOf(data)
  if (isOn === true && !isOnly) refuseIf(passkeyOnlyProblem(passkeysOf(data).length))
  if (isOn !== isOnly) data.passkeyOnly = isOn === true ? {} : undefined
  if (isOn === true && isOnly && data.passkeyOnly?.recoveryAt !== undefined) {
    data.passkeyOnly = { ...data.passkeyOnly, recoveryAt: undefined }
    return succeeded('recovery.stopped')
  }
  return succeeded(isOn === true ? 'passkey_only.on' : 'passkey_only.off')
}

/** Refuses the password of a doctor who signs in with passkeys only. */
export function refusePassword(data: Fixtures, code: ErrorCode): void {
  if (stateOf(data).isOnly) refuse({ code })
}

/** Accepts any code, but not the one of a way back that was stopped. */
export function beginRecovery(data: Fixtures, payload: JsonObject): object | undefined {
  const usedCode = textOf(payload, 'confirmationCode')
  const { isOnly, recoveryAt: begunFor } = stateOf(data)
  const isStopped = begunFor === undefined && data.passkeyOnly?.usedCode === usedCode
  if (!isOnly || isStopped) refuse({ code: 'code.wrong' })
  const recoveryAt = begunFor ?? new Date(nowOf(data).getTime() + RECOVERY_DELAY)
  data.passkeyOnly = { recoveryAt: recoveryAt.toISOString(), hasLink: true, usedCode }
  return succeeded('recovery.begun', { recoveryAt: recoveryAt.toISOString() })
}

/** Every link is the one of the last mail. */
export function stopRecovery(data: Fixtures): object | undefined {
  if (data.passkeyOnly?.hasLink !== true) refuse({ code: 'not_found' })
  refuseIf(stopRecoveryProblem(stateOf(data), nowOf(data)))
  data.passkeyOnly = { ...data.passkeyOnly, recoveryAt: undefined }
  return succeeded('recovery.stopped')
}
