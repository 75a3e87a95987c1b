let gatekeeper: ((event: PopStateEvent) => void) | undefined

// Listeners of the window hear of Back and Forward in the order in which they came, capturing or not. This one comes with the
// app's first code, so before the router's, and can keep a move from it.
window.addEventListener('popstate', (event) => gatekeeper?.(event))

/** Lets somebody hear of Back and Forward before the router does, until the returned function is called. */
export function beforeRouterPops(keeper: (event: PopStateEvent) => void): () => void {
  gatekeeper = keeper
  return () => {
    if (gatekeeper === keeper) gatekeeper = undefined
  }
}
