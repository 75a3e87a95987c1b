import { createStore } from '../createStore.ts'

/** Dialogs that may still be shown (FRAME-05, D25). Whether one applies depends on the doctor. */
export interface Prompts {
  /** Shown while the profile is incomplete, until it is closed. */
  profile: boolean
  /** Shown only after signing in. */
  activation: boolean
}

export const prompts = createStore<Prompts>({ profile: true, activation: false })

/** Enables all dialogs. Called when a doctor has signed in. */
export const raisePrompts = (): void => prompts.set({ profile: true, activation: true })

/** Disables a dialog that was answered or closed. */
export const closePrompt = (name: keyof Prompts): void => prompts.set({ ...prompts.get(), [name]: false })
