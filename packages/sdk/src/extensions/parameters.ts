/**
 * Fills in a parameter of the path, where the path has one of this name. The base operations have none.
 *
 * @returns the address and what is left of the body: all of it, or nothing where the payload was the parameter
 */
export function filledPath(
  url: string,
  body: object | undefined,
  name: string,
  value: string,
): readonly [url: string, body: object | undefined] {
  if (!url.includes(`{${name}}`)) return [url, body]
  // A dot or a slash would lead to another operation.
  if (!/^[\w-]+$/.test(value)) throw new TypeError(`${name} is no identifier`)
  return [url.replace(`{${name}}`, value), undefined]
}

/** The header of an action that may be repeated. It is the same for all attempts: the server carries out the first that arrives. */
export const keyHeader = (isKeyed: boolean | undefined, key: string): { 'Idempotency-Key'?: string } =>
  isKeyed ? { 'Idempotency-Key': key } : {}
