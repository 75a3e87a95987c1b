import { createStore } from '../createStore.ts'
import type { Doctor } from '@nalam/sdk'

/**
 * Phase of a session. `expired`: it ran out while the doctor was working; the page stays until they
 * have signed in again. `leaving`: the server has ended it, the page is cleared in a moment
 * (AUTH-20), and no more requests are sent.
 */
export type SessionPhase = 'steady' | 'expired' | 'leaving'

/** Delay between the server's message and clearing the user (AUTH-20), in milliseconds. */
export const CLEARED_AFTER = 3000

export const sessionPhase = createStore<SessionPhase>('steady')

/** The doctor whose page this tab shows, for code outside React. */
export const { get: signedInDoctor, set: rememberSignedInDoctor } = createStore<Doctor | undefined>(undefined)

/** Prompts that may still be shown (FRAME-05, D25, ACC-01). Whether one applies depends on the doctor. */
export interface Prompts {
  /** Shown while the profile is incomplete, until it is closed. */
  profile: boolean
  /** Shown only after signing in. */
  activation: boolean
  /** The offer to add a passkey: only after signing in with a password. */
  passkey: boolean
}

export const prompts = createStore<Prompts>({ profile: true, activation: false, passkey: false })

export const raisePrompts = (passkey: boolean): void => prompts.set({ profile: true, activation: true, passkey })

export const closePrompt = (name: keyof Prompts): void => prompts.set({ ...prompts.get(), [name]: false })

/** Search texts by the random key of their history entries: in memory only (S9). */
const texts = new Map<string, { doctorId: string; text: string }>()

export function storeSearch(doctorId: string, text: string): string | undefined {
  if (text === '') return undefined
  const key = crypto.randomUUID()
  texts.set(key, { doctorId, text })
  return key
}

/** Returns the search text of a history entry; empty for another doctor or after a reload. */
export function searchText(doctorId: string, key: unknown): string {
  const found = typeof key === 'string' ? texts.get(key) : undefined
  return found?.doctorId === doctorId ? found.text : ''
}

export const forgetSearches = (): void => texts.clear()
