/**
 * Puts the input of an extension's operation where it belongs: into the parameters of the path, into the query of a read, and what is left
 * into the body.
 *
 * @returns the address, and the body where there is one
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
    // No error may show who a patient is.
    if (name.startsWith('patient')) secrets.push(String(value))
    if (method === 'GET') query.set(name, String(value))
    else if (url.includes(`{${name}}`)) {
      // A dot or a slash would lead to another operation.
      if (!/^[\w-]+$/.test(String(value))) throw new TypeError(`${name} is no identifier`)
      filled = filled.replace(`{${name}}`, String(value))
    }
  }
  if (filled !== url) return [filled, undefined]
  const asked = String(query)
  return method === 'GET' ? [asked ? `${url}?${asked}` : url, undefined] : [url, input]
}
