/**
 * Places the input of an extension operation: into path parameters, into the query of a GET, or
 * else into the body.
 *
 * @returns the URL, and the body if there is one
 */
export function placedInput(
  url: string,
  input: object,
  method: string,
  secrets: string[],
): readonly [url: string, body: object | undefined] {
  const query = new URLSearchParams()
  let filled = url
  for (const [name, value] of Object.entries(input)) {
    // No error may contain the data of a patient.
    if (name.startsWith('patient')) secrets.push(String(value))
    if (method === 'GET') query.set(name, String(value))
    else if (url.includes(`{${name}}`)) {
      // A dot or a slash could address another operation.
      if (!/^[\w-]+$/.test(String(value))) throw new TypeError(`${name} must be an identifier`)
      filled = filled.replace(`{${name}}`, String(value))
    }
  }
  if (filled !== url) return [filled, undefined]
  const asked = String(query)
  return method === 'GET' ? [asked ? `${url}?${asked}` : url, undefined] : [url, input]
}
