// A `fetch` of the host: another library, a proxy, client certificates.
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDoctorApi, type ClientOptions, type Fetch } from '../src/index.ts'
import { doctorApiHandlers } from '../src/testing/index.ts'
import { everyOperation, operationIds } from './everyOperation.ts'

const baseUrl = 'https://clinic.example/api'
const server = setupServer(...doctorApiHandlers({ baseUrl }))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
// Each test signs in: the handlers refuse what comes after a sign-out.
beforeEach(() => server.resetHandlers(...doctorApiHandlers({ baseUrl })))

/** A `fetch` that knows only texts, bytes and plain objects, like that of another library. */
const foreign: Fetch = async (url, init) => {
  const { body, headers, signal, ...rest } = init
  if (typeof url !== 'string') throw new TypeError('Failed to parse URL from [object Request]')
  if (body && typeof body !== 'string' && !(body instanceof ArrayBuffer)) throw new TypeError('unknown body')
  for (const text of Object.values(headers as object)) if (typeof text !== 'string') throw new TypeError('no text')
  if (Object.getPrototypeOf(headers) !== Object.prototype || !signal) throw new TypeError('no plain init')
  return fetch(url, { ...rest, headers: headers as Record<string, string>, body: body ?? null })
}

describe('a fetch of another library', () => {
  it.each(operationIds)('[SDK-02] sends %s from its URL and init', async (operation) => {
    const { error } = await everyOperation[operation](createDoctorApi({ baseUrl, fetch: foreign })).result()
    expect(error).toBeUndefined()
  })

  it('gets the same behind a middleware', async () => {
    const api = createDoctorApi({ baseUrl, fetch: foreign })
    api.use({ onRequest: ({ request }) => request.headers.set('X-Own', 'yes') })
    await expect(api.profile.uploadImage(new Blob(['x'], { type: 'image/png' }))).resolves.toHaveProperty('message')
  })

  it('sends an image with its name as a form', async () => {
    let form: FormData | undefined
    const api = createDoctorApi({
      baseUrl,
      fetch: async (url, init) => {
        form = await new Request(url, init).formData()
        return Response.json({ statusCode: 201, message: 'Done' })
      },
    })
    await api.profile.uploadImage(new File(['abc'], 'me.png', { type: 'image/png' }))
    const sent = form?.get('doctor_profile_img')
    expect(sent).toMatchObject({ name: 'me.png', type: 'image/png', size: 3 })
  })
})

describe('nothing was sent', () => {
  const setup = async (
    options: Partial<ClientOptions>,
    use?: Parameters<ReturnType<typeof createDoctorApi>['use']>[0],
  ) => {
    const api = createDoctorApi({ baseUrl, fetch: foreign, ...options })
    if (use) api.use(use)
    const { error } = await api.lookups.countries().result()
    expect(error).toMatchObject({ kind: 'setup', status: 500 })
    return error
  }
  const broken = () => {
    throw new TypeError('The certificate is missing')
  }

  it('if the fetch throws, also behind a middleware', async () => {
    await expect(setup({ fetch: broken })).resolves.toHaveProperty('message', 'The certificate is missing')
    await setup({ fetch: broken }, { onRequest: () => undefined })
  })

  it('if a middleware throws before the request', async () => {
    await expect(setup({}, { onRequest: broken })).resolves.toHaveProperty('message', 'The certificate is missing')
  })

  it('if live events cannot be requested', async () => {
    const api = createDoctorApi({ baseUrl, fetch: broken })
    const ended = api.live.subscribe({ signal: new AbortController().signal, onEvent: () => undefined })
    await expect(ended).rejects.toMatchObject({ kind: 'setup', message: 'The certificate is missing' })
  })

  it.each([
    ['a number', { 'X-Odd': 5 }],
    ['nothing', { Authorization: undefined }],
    ['a Headers', new Headers({ Authorization: 'Bearer x' })],
    ['a list', [['Authorization', 'Bearer x']]],
  ])('if the headers hold %s', async (_, headers) => {
    const error = await setup({ headers: headers as unknown as Record<string, string> })
    expect(error?.message).toMatch(/must be a/)
  })

  it.each([undefined, null, true, {}, { name: 'file.png' }, [new Blob([])]])('if the image is %j', async (image) => {
    const { error } = await createDoctorApi({ baseUrl, fetch: foreign })
      .profile.uploadImage(image as unknown as Blob)
      .result()
    expect(error).toMatchObject({ kind: 'setup' })
  })

  it('if a number has no form in JSON', async () => {
    const { error } = await createDoctorApi({ baseUrl }).bookings.list({ doctorId: 'd', page: Number.NaN }).result()
    expect(error).toMatchObject({ kind: 'setup', message: 'page is missing' })
  })
})

it('a header replaces another of the same name, whatever its case', async () => {
  let sent: Record<string, string> = {}
  const api = createDoctorApi({
    baseUrl,
    headers: { 'accept-language': 'ta', 'X-REQUEST-ID': 'mine' },
    fetch: async (_, { headers }) => {
      sent = headers as Record<string, string>
      return Response.json({ data: { data: [] } })
    },
  })
  await api.lookups.states(
    {},
    { headers: { 'Accept-Language': 'hi', 'content-type': 'application/json; charset=utf-8' } },
  )
  expect(sent).toEqual({
    'accept-language': 'hi',
    'x-request-id': 'mine',
    'content-type': 'application/json; charset=utf-8',
  })
})

it.each([true, false])(
  'a fetch that followed a redirect is not a success; behind a middleware: %s',
  async (isBehind) => {
    const followed: Fetch = async () =>
      Object.defineProperty(Response.json({ statusCode: 200, message: 'Welcome' }), 'redirected', { value: true })
    const api = createDoctorApi({ baseUrl, fetch: followed })
    // A new response says nothing of the redirect.
    if (isBehind) api.use({ onResponse: ({ response }) => new Response(null, response) })
    const { error } = await api.bookings.decide('b', { action: 'approve' }).result()
    expect(error).toMatchObject({ kind: 'contract', message: 'The server sent a redirect' })
    const live = api.live.subscribe({ signal: new AbortController().signal, onEvent: () => undefined })
    await expect(live).rejects.toMatchObject({ kind: 'contract' })
  },
)
