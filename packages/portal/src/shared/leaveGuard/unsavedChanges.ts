import { createStore } from '../createStore.ts'

/** Whether the page on screen has unsaved changes. */
export const unsavedChanges = createStore(false)
