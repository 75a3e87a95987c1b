import { CookieJar } from 'tough-cookie'

/**
 * A `fetch` that keeps cookies, for scripts and tests in Node: the session that `login` opens is sent with every later
 * call. One jar is one doctor.
 *
 * @param options `jar` to share or to keep a session; `fetch` to send with
 */
export function cookieFetch(
  options: { jar?: CookieJar | undefined; fetch?: ((request: Request) => Promise<Response>) | undefined } = {},
): (request: Request) => Promise<Response> {
  const { jar = new CookieJar(), fetch: send = fetch } = options
  return async (request) => {
    const cookies = await jar.getCookieString(request.url)
    if (cookies) request.headers.set('Cookie', cookies)
    const response = await send(request)
    const url = response.url || request.url
    // A cookie that the rules refuse (another host's, an insecure prefix) is left out, as a browser does it.
    for (const cookie of response.headers.getSetCookie()) await jar.setCookie(cookie, url, { ignoreError: true })
    return response
  }
}
