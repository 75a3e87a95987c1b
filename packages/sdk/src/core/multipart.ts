/** Writes a payload as a multipart form; openapi-fetch takes it as a body serializer. */
export function multipart(payload: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}
