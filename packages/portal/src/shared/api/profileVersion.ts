let version: string | undefined

/**
 * Returns the `ETag` of the profile from the last read or save; undefined if the platform sends
 * none.
 */
export const profileVersion = (): string | undefined => version

/**
 * Stores the profile version of a response and returns the response. A login resets the version.
 */
export function rememberProfileVersion(response: Response): Response {
  const tag = response.headers.get('ETag')
  if (tag !== null || response.url.endsWith('/loginDoctor')) version = tag ?? undefined
  return response
}
