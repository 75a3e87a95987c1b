import { api } from '../../shared/api/api.ts'
import { localStore } from '../../shared/localStore.ts'

const PAUSE = 30 * 24 * 60 * 60_000

/** Returns whether this browser has offered no passkey for a month (ACC-01). */
export function isOfferDue(): boolean {
  const last = Date.parse(localStore.read('nalam.passkeyOffer') ?? '')
  return Number.isNaN(last) || api.now() - last >= PAUSE
}

/** Stores the day of an offer, without the doctor to whom it was made. */
export const rememberOffer = (): void =>
  localStore.write('nalam.passkeyOffer', new Date(api.now()).toISOString().slice(0, 10))
