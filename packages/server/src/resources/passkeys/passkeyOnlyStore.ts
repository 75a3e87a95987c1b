import { passkeyOnlyProblem, stopRecoveryProblem } from '@nalam/sdk/rules'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { refuse, Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { MailCause } from '../../security/codes.ts'
import { ownAccount } from '../account/store.ts'
import { passkeysOf } from './store.ts'

type StoreDependencies = Pick<Dependencies, 'clock' | 'codes' | 'passkeyOnly' | 'outbox'>

/** Whose way to sign in changes, and what the mail and the audit entry need. */
export interface SignInChange extends Changer, MailCause {}

const NOTICES = {
  'passkey_only.on': 'passkey_only_on',
  'passkey_only.off': 'passkey_only_off',
  'recovery.begun': 'recovery_begun',
  'recovery.stopped': 'recovery_stopped',
} as const satisfies Partial<Record<Schema<'ActivityName'>, string>>

/** Writes the audit entry of a change and queues the mail about it. */
async function report(
  tx: Database,
  { clock, outbox }: StoreDependencies,
  change: SignInChange,
  name: keyof typeof NOTICES,
): Promise<void> {
  const { doctorId, requestId } = change
  const { email } = await ownAccount(tx, doctorId)
  await outbox.queue(NOTICES[name], email, change, tx)
  await recordChange(tx, { doctorId, name, at: clock.now(), requestId })
}

/** @returns whether there was a way back to stop */
async function stop(tx: Database, dependencies: StoreDependencies, change: SignInChange): Promise<boolean> {
  const isStopped = await dependencies.passkeyOnly.stop(tx, change.doctorId)
  if (isStopped) await report(tx, dependencies, change, 'recovery.stopped')
  return isStopped
}

/**
 * Lets only passkeys sign in, or the password again, inside a transaction. Switching on what is on
 * stops a way back.
 *
 * @throws Refusal `passkeys.too_few`
 */
export async function setPasskeyOnly(
  tx: Database,
  dependencies: StoreDependencies,
  change: SignInChange & { readonly isOn: boolean },
): Promise<'passkey_only.on' | 'passkey_only.off' | 'recovery.stopped'> {
  const { passkeyOnly } = dependencies
  const { doctorId, isOn } = change
  const code = isOn ? 'passkey_only.on' : 'passkey_only.off'
  const { isPasskeyOnly } = await passkeyOnly.lock(tx, doctorId)
  if (isPasskeyOnly && isOn && (await stop(tx, dependencies, change))) return 'recovery.stopped'
  if (isPasskeyOnly === isOn) return code
  if (isOn) refuse(passkeyOnlyProblem((await passkeysOf(tx, doctorId)).length))
  await passkeyOnly.set(tx, doctorId, isOn)
  await report(tx, dependencies, change, code)
  return code
}

/**
 * Redeems the code and begins the way back. The code that has begun it may be sent again while it is
 * on its way.
 *
 * @throws Refusal `code.wrong` if the code was used and the way back stopped, or the password signs in
 * again since it was sent
 */
export async function beginRecovery(
  tx: Database,
  dependencies: StoreDependencies,
  change: SignInChange & { readonly codeId: string },
): Promise<Date> {
  const { codes, passkeyOnly, outbox } = dependencies
  const { isPasskeyOnly, recoveryAt } = await passkeyOnly.lock(tx, change.doctorId)
  if (!isPasskeyOnly) throw new Refusal('code.wrong')
  // The response to the first request was lost.
  if (recoveryAt !== undefined && (await codes.isUsed(tx, change.codeId))) return recoveryAt
  await codes.redeem(tx, change.codeId)
  const at = await passkeyOnly.begin(tx, change.doctorId)
  await report(tx, dependencies, change, 'recovery.begun')
  const { email } = await ownAccount(tx, change.doctorId)
  await outbox.plan('recovery_over', email, change.language, at, tx)
  return at
}

/** Stops the way back; repeating it changes nothing. @throws Refusal `recovery.over` */
export async function stopRecovery(tx: Database, dependencies: StoreDependencies, change: SignInChange): Promise<void> {
  const { clock, passkeyOnly } = dependencies
  refuse(stopRecoveryProblem(await passkeyOnly.lock(tx, change.doctorId), clock.now()))
  await stop(tx, dependencies, change)
}
