import { isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { AppEnvironment } from './route.ts'

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address)
}

/**
 * Returns the client's address. Behind this number of trusted proxies it is the entry of
 * X-Forwarded-For that the outermost proxy added; entries to its left come from the client and
 * are not trusted.
 *
 * @param trustedProxies 0 when clients connect directly
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return peer
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) ?? peer
}

/** Returns the groups of an IPv6 address; the URL parser normalises every notation. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const gap =
    tail === undefined ? [] : Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  return [...(first ?? []), ...gap, ...(last ?? [])]
}

/**
 * Returns the network that limits count as one client: an IPv4 address, or the /64 of an IPv6
 * address, because one subscriber usually has all its 2^64 addresses. A port, which some proxies
 * add, and a zone are removed.
 *
 * @param address as a socket or a proxy writes it: `192.0.2.1`,
 * `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]:443`
 * @returns `192.0.2.1`, `2001:db8:0:0::/64`, or `unknown` for everything else
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

/** Returns the network of a request, for limits. @param trustedProxies 0 when clients connect directly */
export function networkOfRequest(c: Context<AppEnvironment>, trustedProxies: number): string {
  return networkOf(clientAddress(c.env.address, c.req.header('x-forwarded-for'), trustedProxies))
}
