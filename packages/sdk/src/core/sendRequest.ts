import type { Fetch } from './clientOptions.ts'

/**
 * Sends a request with the `fetch` of the host, or else the global one. A `fetch` of another
 * library does not know the `Request` and the `FormData` of this page, so it is called with the URL
 * and a plain init.
 *
 * @param sent called when the request is sent; an exception before that is a setup error
 */
export async function sendRequest(own: Fetch | undefined, request: Request, sent: () => void): Promise<Response> {
  const { method, url, headers, signal, credentials, cache, keepalive, redirect } = request
  let exchange
  if (own) {
    const isText = headers.get('Content-Type')?.startsWith('application/json')
    const bytes = await (isText ? request.text() : request.arrayBuffer())
    const body = method === 'GET' ? null : bytes
    const plain = Object.fromEntries(headers)
    exchange = own(url, { method, headers: plain, body, signal, credentials, cache, keepalive, redirect })
  } else exchange = fetch(request)
  sent()
  const response = await exchange
  // The redirect was followed although it must not be: the response is that of another address.
  return response.redirected ? new Response(null, { status: 302 }) : response
}
