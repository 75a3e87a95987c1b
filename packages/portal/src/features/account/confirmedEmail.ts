import { createStore } from '../../shared/createStore.ts'

/** E-mail address of the account that was just confirmed, for the sign-in form. In memory only. */
export const confirmedEmail = createStore('')
