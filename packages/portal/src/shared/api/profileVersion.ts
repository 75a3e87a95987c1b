let version: string | undefined

/** The `ETag` of the profile as it was last read or saved; undefined where the platform sends none. */
export const profileVersion = (): string | undefined => version

/** Remembers the version of the profile that a response carries; every sign-in begins anew. */
export function rememberProfileVersion(response: Response): Response {
  const tag = response.headers.get('ETag')
  if (tag !== null || response.url.endsWith('/loginDoctor')) version = tag ?? undefined
  return response
}
