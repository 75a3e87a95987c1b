import { CookieJar } from 'tough-cookie'
import type { Fetch } from '../core/options.ts'
import { sendRequest } from '../core/transport.ts'

// Browsers trust these hosts without TLS.
const LOOPBACK = /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Creates a `fetch` that stores cookies, for scripts and tests in Node: the session that `login`
 * opens is sent with every later call. Use one jar per doctor.
 *
 * @param options `jar` to share or to store a session; `fetch` to send with; `allowInsecureCookies`
 *   to store the session of a server on plain http that is not on this machine, such as
 *   `http://api:4000` in Compose. For development only.
 * @throws TypeError on plain http to another machine without `allowInsecureCookies`, because the
 *   session could not be stored. The returned function throws it before anything is sent, so that
 *   the call ends with a setup error
 */
export function cookieFetch(
  options: {
    jar?: CookieJar | undefined
    fetch?: Fetch | undefined
    allowInsecureCookies?: boolean | undefined
  } = {},
): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  const { jar = new CookieJar(), allowInsecureCookies = false } = options
  const sendWithCookies = async (request: Request) => {
    // With an https URL, the jar stores and returns secure cookies. tough-cookie 4 and 5 do not
    // trust loopback.
    const secure = (url: string) => url.replace(/^http:/, 'https:')
    const cookies = await jar.getCookieString(secure(request.url))
    if (cookies) request.headers.set('Cookie', cookies)
    const response = await sendRequest(options.fetch, request, request.signal, () => undefined)
    const url = secure(response.url || request.url)
    // Invalid cookies (another host, an insecure prefix) are ignored, as in a browser.
    for (const cookie of response.headers.getSetCookie()) await jar.setCookie(cookie, url, { ignoreError: true })
    return response
  }
  return (input, init) => {
    const request = new Request(input, init)
    const { protocol, hostname } = new URL(request.url)
    if (protocol === 'http:' && !LOOPBACK.test(hostname) && !allowInsecureCookies)
      throw new TypeError(`The session cookie needs https at ${hostname}; for development, set allowInsecureCookies`)
    return sendWithCookies(request)
  }
}
