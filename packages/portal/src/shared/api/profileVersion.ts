let version: string | undefined

/**
 * Returns the `ETag` of the profile from the last login, read or save; undefined if the platform
 * sends none.
 */
export const profileVersion = (): string | undefined => version

/** Stores the profile version of a response and returns the response. */
export function rememberProfileVersion(response: Response): Response {
  version = response.headers.get('ETag') ?? version
  return response
}

/** Removes the stored version before a login, which may be that of another doctor. */
export function forgetProfileVersion(): void {
  version = undefined
}
