import { paths } from '../shared/paths.ts'
import { pageAt, type Page } from './pages.ts'

/** The signed-in route that a visitor first asked for, in the history entry while she signs in (D19). */
interface SignInState {
  from: string
}

/** Where to go after signing in: the signed-in route first asked for, else the dashboard. */
export function destinationAfterSignIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && pageAt(from)?.audience === 'doctor' ? from : paths.dashboard
}

export interface Redirect {
  to: string
  state: SignInState | null
}

/**
 * Where somebody has to go who may not see a page; undefined where she may.
 *
 * @param here address of the page with its query, and the state of the history entry
 */
export function redirectOf(
  audience: Page['audience'],
  isSignedIn: boolean,
  here: { address: string; state: unknown },
): Redirect | undefined {
  if (isSignedIn === (audience === 'doctor')) return undefined
  return isSignedIn
    ? { to: destinationAfterSignIn(here.state), state: null }
    : { to: paths.home, state: { from: here.address } }
}
