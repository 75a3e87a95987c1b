/**
 * Converts a payload to a multipart form. Can be used as body serializer of openapi-fetch.
 *
 * @throws TypeError for a value that is neither a text, a number nor a file
 */
export function multipart(payload: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) {
    if (typeof value === 'string' || typeof value === 'number') form.append(name, `${value}`)
    // With a file name, FormData refuses what is not a file. It knows the files of other windows,
    // which are no instances of this window's Blob.
    else form.append(name, value, value?.name ?? 'blob')
  }
  return form
}
