import { describe, expect, it } from 'vitest'
import { clientAddress, isLoopback, networkOf } from './clientAddress.ts'
import { isSecureRequest, mayPass } from './originCheck.ts'

const allowed = new Set(['https://app.example'])
const base = { method: 'POST', host: 'portal.example', origin: undefined, secFetchSite: undefined, isSecure: true }

describe('where a request comes from', () => {
  it.each([
    ['no browser', {}, true],
    ['our own page', { origin: 'https://portal.example', secFetchSite: 'same-origin' }, true],
    [
      'our own page behind a proxy that changes the host',
      { host: 'inner:3000', origin: 'https://portal.example', secFetchSite: 'same-origin' },
      true,
    ],
    ['an old browser on our own page', { origin: 'https://portal.example' }, true],
    ['another site', { origin: 'https://evil.example', secFetchSite: 'cross-site' }, false],
    ['another site in an old browser', { origin: 'https://evil.example' }, false],
    ['a sandboxed page', { origin: 'null' }, false],
    ['a sibling', { origin: 'https://other.portal.example', secFetchSite: 'same-site' }, false],
    ['another port', { origin: 'https://portal.example:8443' }, false],
    ['a name that only begins alike', { origin: 'https://portal.example.evil.example' }, false],
    ['the allow-list', { origin: 'https://app.example', secFetchSite: 'cross-site' }, true],
    ['a liar about Origin', { origin: 'https://portal.example', secFetchSite: 'cross-site' }, false],
    ['a read by another site', { method: 'GET', origin: 'https://evil.example', secFetchSite: 'cross-site' }, true],
    ['an old browser on our own page over plain http', { origin: 'http://portal.example', isSecure: false }, true],
    ['the same name over plain http, where we are served over TLS', { origin: 'http://portal.example' }, false],
    ['the same name under another scheme', { origin: 'ftp://portal.example', isSecure: false }, false],
    ['an unsafe DELETE', { method: 'DELETE', origin: 'https://evil.example' }, false],
  ])('%s', (_case, provenance, passes) => {
    expect(mayPass({ ...base, ...provenance }, allowed)).toBe(passes)
  })

  it.each([
    ['no proxy', undefined, 0, false],
    ['a trusted proxy that says nothing', undefined, 1, true],
    ['a trusted proxy that ends TLS', 'https', 1, true],
    ['a trusted proxy without TLS', 'http', 1, false],
    ['two proxies', 'https, http', 2, false],
    ['a proxy that nobody told us about', 'https', 0, true],
  ])('the scheme with %s', (_case, forwarded, proxies, expected) => {
    expect(isSecureRequest(forwarded, proxies)).toBe(expected)
  })

  it.each([
    ['nobody in between', '10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
    ['one proxy', '10.0.0.9', '1.2.3.4', 1, '1.2.3.4'],
    ['one proxy and a client that lies', '10.0.0.9', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['two proxies', '10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8', 2, '1.2.3.4'],
    ['fewer hops than proxies', '10.0.0.9', '1.2.3.4', 2, '10.0.0.9'],
    ['no header', '10.0.0.9', undefined, 1, '10.0.0.9'],
  ])('address with %s', (_case, peer, forwarded, proxies, address) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(address)
  })

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:4711', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:ffff::1', '2001:db8:0:0::/64'],
    ['[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['unix:', 'unknown'],
    ['1.2.3', 'unknown'],
    ['_hidden', 'unknown'],
  ])('the network of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['127.0.0.1.evil.example', false],
    ['10.0.0.1', false],
    ['', false],
  ])('%s is this machine: %s', (address, expected) => {
    expect(isLoopback(address)).toBe(expected)
  })
})
