/** Converts a payload to a multipart form. Can be used as body serializer of openapi-fetch. */
export function multipart(payload: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}
