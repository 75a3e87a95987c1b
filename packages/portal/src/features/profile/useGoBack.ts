import { useNavigate } from 'react-router-dom'

/**
 * Returns how many pages of the portal are before this one in the history; the router counts them
 * in the history entry's state.
 */
function pagesBehind(): number {
  const state: unknown = globalThis.history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}

/**
 * Returns a function that goes back to the previous page.
 *
 * @param otherwise path to open if the portal was entered on this page
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate()
  return () => void (pagesBehind() > 0 ? navigate(-1) : navigate(otherwise))
}
