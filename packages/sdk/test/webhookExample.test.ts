// Runs examples/webhook-receiver as a process, with the messages of the contract.
import { spawn } from 'node:child_process'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import contract from '../src/generated/openapi.json' with { type: 'json' }

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`
const example = new URL('../../../examples/webhook-receiver/receiver.mjs', import.meta.url)
// Inside the package, so that it finds the package by its name.
const folder = new URL('../.cache/webhook-receiver/', import.meta.url)

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return address.port
}

it('[MSG-02] the example receives every message once, refuses a wrong signature, and outlives half a request', async () => {
  await mkdir(folder, { recursive: true })
  const file = fileURLToPath(new URL('receiver.mjs', folder))
  await copyFile(example, file)
  const port = await freePort()
  const child = spawn(process.execPath, ['--conditions=@nalam/source', file], {
    env: { ...process.env, MESSAGES_SECRET: SECRET, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (printed += part))
  try {
    await expect.poll(() => printed, { timeout: 20_000 }).toContain('Waiting for messages')
    const send = (event: object, id: string, secret = SECRET) => {
      const [body, at] = [JSON.stringify(event), new Date()]
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, at, body),
      }
      return fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers })
    }
    const { 'booking.changed': _ofPlatforms, ...ofPatients } = contract.webhooks
    const events = Object.values(ofPatients).map(
      ({ post }) => post.requestBody.content['application/json'].examples.message.value,
    )
    for (const event of [...events, ...events]) expect((await send(event, `msg_${event.type}`)).status).toBe(204)
    const other = `whsec_${Buffer.from('another secret of thirty-two byt').toString('base64')}`
    const refused = await send(events[0] ?? {}, 'msg_other', other)
    expect([refused.status, await refused.text()]).toEqual([400, 'signature'])
    // A sender that goes away in the middle of its message ends neither the receiver nor the next one.
    const half = connect(port, '127.0.0.1')
    await once(half, 'connect')
    half.write(`POST / HTTP/1.1\r\nHost: receiver\r\nContent-Length: 1000\r\n\r\n{"type":`)
    half.destroy()
    const url = `http://127.0.0.1:${port}`
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(413)
    expect((await fetch(url)).status).toBe(405)
    expect((await send(events[0] ?? {}, `msg_${events[0]?.type}`)).status).toBe(204)
    const lines = printed.trim().split('\n').slice(1)
    expect(lines).toEqual(events.map(({ type, data }) => `${type} to ${data.phoneNumber}: ${data.texts.ta}`))
  } finally {
    child.kill()
    await rm(folder, { recursive: true })
  }
})
