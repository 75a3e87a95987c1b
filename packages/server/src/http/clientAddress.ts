/** What the fetch handler is told about the connection by whoever calls it. */
export interface Connection {
  /** The peer's address; empty when unknown. */
  readonly address: string
}

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address)
}

/**
 * The client's address. Behind so many trusted proxies it is the entry of X-Forwarded-For that the outermost of them
 * wrote; whatever stands further left came from the client and is not believed.
 *
 * @param trustedProxies 0 when clients connect directly
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return peer
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) ?? peer
}
