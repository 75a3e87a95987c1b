import { paths } from '../shared/paths.ts'
import { pageAt, type Page } from './pages.ts'

export function destinationAfterSignIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && pageAt(from)?.audience === 'doctor' ? from : paths.dashboard
}

/**
 * Returns the redirect for a user who may not see the page. The build writes those of all pages
 * into index.html.
 *
 * @param here address with its query, and the state of the history entry
 */
export function redirectOf(
  audience: Page['audience'],
  isSignedIn: boolean,
  here: { address: string; state: unknown },
): { to: string; state: { from: string } | null } | undefined {
  if (isSignedIn === (audience === 'doctor')) return undefined
  return isSignedIn
    ? { to: destinationAfterSignIn(here.state), state: null }
    : { to: paths.home, state: { from: here.address } }
}
