import { createStore } from './createStore.ts'

/** The title of the step that a page shows (code, forgotten password); undefined while it shows its first one. */
export const stepTitle = createStore<string | undefined>(undefined)
