import { useNavigate } from 'react-router-dom'

/** How many pages of the portal lie behind this one; the router counts them in the history entry's state. */
function pagesBehind(): number {
  const state: unknown = globalThis.history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}

/**
 * Leads to the page before.
 *
 * @param otherwise where to go when the portal was entered on this page
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate()
  return () => void (pagesBehind() > 0 ? navigate(-1) : navigate(otherwise))
}
