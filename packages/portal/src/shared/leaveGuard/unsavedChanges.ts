import { createStore } from '../createStore.ts'

/** Whether the page on screen has changes that leaving it would lose. */
export const unsavedChanges = createStore(false)
