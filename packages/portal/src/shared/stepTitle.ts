import { createStore } from './createStore.ts'

/** Title of the page's current step (code, forgotten password); undefined for its first step. */
export const stepTitle = createStore<string | undefined>(undefined)
