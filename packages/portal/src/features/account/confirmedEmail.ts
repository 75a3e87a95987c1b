import { createStore } from '../../shared/createStore.ts'

/** The address of an account that was confirmed a moment ago, for the sign-in form. In memory only. */
export const confirmedEmail = createStore('')
