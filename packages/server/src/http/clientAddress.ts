import type { ServerResponse } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/** What the fetch handler is told about the connection by whoever calls it. */
export interface Connection {
  /** The peer's address; empty when unknown. */
  readonly address: string
  /** Node's own response, for streams; absent where no connection is behind a request. */
  readonly response?: ServerResponse | undefined
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

/** The eight groups of an IPv6 address; the parser of URLs writes every form of it alike. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const gap =
    tail === undefined ? [] : Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  return [...(first ?? []), ...gap, ...(last ?? [])]
}

/**
 * What limits count as one client: an IPv4 address, or the /64 of an IPv6 address, because one subscriber has all 2^64 of
 * them. A port, which some proxies add, and a zone are no part of it.
 *
 * @param address as a socket or a proxy writes it: `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]:443`
 * @returns `192.0.2.1`, `2001:db8:0:0::/64`, or `unknown`, which all others share
 */
export function networkOf(address: string): string {
  // A link-local address may name its interface: fe80::1%eth0.
  const [bare = ''] = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').split('%')
  const withoutPort = isIPv6(bare) ? bare : bare.replace(/:\d+$/, '')
  if (isIPv4(withoutPort)) return withoutPort
  if (!isIPv6(withoutPort)) return 'unknown'
  const groups = groupsOf(withoutPort)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
