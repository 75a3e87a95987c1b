import { createStore } from '../createStore.ts'

/** Which questions may still be asked (FRAME-05, D25). Whether one applies is known with the doctor. */
export interface Prompts {
  /** As long as the profile is incomplete, until it is closed. */
  profile: boolean
  /** After signing in only. */
  activation: boolean
}

export const prompts = createStore<Prompts>({ profile: true, activation: false })

/** Called when a doctor has signed in. */
export const raisePrompts = (): void => prompts.set({ profile: true, activation: true })

/** One was answered or closed. */
export const closePrompt = (name: keyof Prompts): void => prompts.set({ ...prompts.get(), [name]: false })
