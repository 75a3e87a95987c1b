import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import contract from '../generated/openapi.json' with { type: 'json' }
import { readPlatformWebhook, readWebhook, WebhookError } from './readWebhook.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`
const OTHER = `whsec_${Buffer.from('another secret of thirty-two byt').toString('base64')}`

const { 'booking.changed': ofPlatforms, ...ofPatients } = contract.webhooks
const examples = Object.values(ofPatients).map(
  ({ post }) => post.requestBody.content['application/json'].examples.message.value,
)
const changed = ofPlatforms.post.requestBody.content['application/json'].examples.message.value

/** Signs a body as the server does. */
function request(body: string, { secret = SECRET, at = new Date(), id = 'msg_1' } = {}): Request {
  return new Request('https://clinic.example/hook', {
    method: 'POST',
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
  })
}
const refusal = (received: Parameters<typeof readWebhook>[0], secret: Parameters<typeof readWebhook>[1] = SECRET) =>
  readWebhook(received, secret).then(
    () => 'accepted',
    (error: unknown) => (error instanceof WebhookError ? error.kind : error),
  )
const accepted = examples.find(({ type }) => type === 'booking.accepted')
const body = JSON.stringify(accepted)

it.each(examples)('[MSG-02] returns a genuine $type, with the id of its delivery', async (event) => {
  expect(await readWebhook(request(JSON.stringify(event), { id: 'msg_7' }), SECRET)).toEqual({ ...event, id: 'msg_7' })
})

it('[MSG-02] narrows by type', async () => {
  const event = await readWebhook(request(body), SECRET)
  // @ts-expect-error Only a cancellation has a reason.
  expect(event.data.reason).toBeUndefined()
  if (event.type === 'booking.moved') expect.unreachable(event.data.previous.time)
})

it('[MSG-02] takes the headers of Node, and any of several secrets', async () => {
  const received = request(body)
  const headers = Object.fromEntries(received.headers)
  expect(await refusal({ headers, text: async () => body })).toBe('accepted')
  expect(await refusal({ headers: { ...headers, 'webhook-id': ['msg_1'] }, text: async () => body })).toBe('accepted')
  expect(await refusal(request(body), [OTHER, SECRET])).toBe('accepted')
})

it.each([
  ['a signature by another secret', () => request(body, { secret: OTHER }), 'signature'],
  ['no headers', () => new Request('https://clinic.example', { method: 'POST', body }), 'signature'],
  [
    'another body than was signed',
    () => ({ headers: request(body).headers, text: async () => `${body} ` }),
    'signature',
  ],
  ['one that is six minutes old', () => request(body, { at: new Date(Date.now() - 360_000) }), 'timestamp'],
  ['one from the future', () => request(body, { at: new Date(Date.now() + 360_000) }), 'timestamp'],
  ['a body that is no JSON', () => request('now'), 'content'],
  ['an empty body', () => request(''), 'content'],
  ['a type of a newer server', () => request(body.replace('booking.accepted', 'booking.painted')), 'type'],
  ['a type that objects inherit', () => request(body.replace('booking.accepted', 'toString')), 'type'],
  ['a body without its number', () => request(body.replace('phoneNumber', 'phone')), 'content'],
] as const)('[MSG-02] refuses %s', async (_what, received, kind) => {
  expect(await refusal(received())).toBe(kind)
})

it('[MSG-02] refuses every webhook without a secret', async () => {
  expect(await refusal(request(body), [])).toBe('signature')
  await expect(readWebhook(request(body), [])).rejects.toThrow('There is no secret to verify with.')
})

it('[MSG-02] refuses every webhook while the secret is not set or has another form', async () => {
  const notSet: string | undefined = process.env['NALAM_NO_SUCH_SECRET']
  for (const secret of [notSet, '', [notSet, undefined], 'whsec_', 'whsec_%%%'])
    expect(await readWebhook(request(body), secret).catch((error: unknown) => error)).toMatchObject({
      name: 'WebhookError',
      kind: 'signature',
    })
  expect(await refusal(request(body), ['', SECRET])).toBe('accepted')
})

it('[MSG-02] takes headers in any case, as gateways pass them on', async () => {
  const headers = Object.fromEntries([...request(body).headers].map(([name, value]) => [name.toUpperCase(), value]))
  expect(await refusal({ headers, text: async () => body })).toBe('accepted')
})

it('[MSG-02] reads a message with a language and a reason of a newer server', async () => {
  const cancelled = examples.find(({ type }) => type === 'booking.cancelled')
  const newer = { ...cancelled, data: { ...cancelled?.data, language: 'te', reason: 'strike' } }
  const event = await readWebhook(request(JSON.stringify(newer)), SECRET)
  expect(event.data.language).toBe('te')
  if (event.type === 'booking.cancelled') expect(event.data.reason).toBe('strike')
})

it('[MSG-02] says what does not match, without values', async () => {
  const wrong = body.replace(/"phoneNumber":"\d+"/, '"phoneNumber":"044 12345"')
  await expect(readWebhook(request(wrong), SECRET)).rejects.toThrow('/data/phoneNumber must have the documented form')
})

it('[INTAKE-02] reads what a platform is told, and neither reader takes what is for the other', async () => {
  const [toPlatform, toPatient] = [JSON.stringify(changed), body]
  expect(await readPlatformWebhook(request(toPlatform, { id: 'msg_8' }), SECRET)).toEqual({ ...changed, id: 'msg_8' })
  await expect(readWebhook(request(toPlatform), SECRET)).rejects.toMatchObject({ kind: 'type' })
  await expect(readPlatformWebhook(request(toPatient), SECRET)).rejects.toMatchObject({ kind: 'type' })
  await expect(readPlatformWebhook(request(toPlatform, { secret: OTHER }), SECRET)).rejects.toMatchObject({
    kind: 'signature',
  })
  const withoutState = toPlatform.replace('"state":"confirmed",', '')
  await expect(readPlatformWebhook(request(withoutState), SECRET)).rejects.toMatchObject({ kind: 'content' })
})
