// Receives messages to patients and prints each once, in the patient's language.
//   MESSAGES_SECRET=whsec_… PORT=4100 node receiver.mjs
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { readWebhook, WebhookError } from '@nalam/sdk/webhooks'

const { MESSAGES_SECRET = '', PORT = '4100' } = process.env
const MAX_BYTES = 64 * 1024 // A message has about 4 KB.
const MAX_SEEN = 100_000 // A message is repeated for a day.
const seen = new Set() // A real receiver keeps the ids where they survive a restart.

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function receive(request, response) {
  const isPost = request.method === 'POST'
  if (!isPost || !(Number(request.headers['content-length']) <= MAX_BYTES)) {
    response.writeHead(isPost ? 413 : 405, { Connection: 'close' }).end()
    return
  }
  try {
    const { id, type, data } = await readWebhook(
      { headers: request.headers, text: () => text(request) },
      MESSAGES_SECRET,
    )
    if (!seen.has(id)) console.log(`${type} to ${data.phoneNumber}: ${data.texts[data.language]}`)
    seen.add(id)
    if (seen.size > MAX_SEEN) seen.delete(seen.values().next().value)
    response.writeHead(204).end()
  } catch (error) {
    if (error instanceof WebhookError) response.writeHead(400).end(error.kind)
    else if (request.complete) throw error
    // The sender has gone before its message was whole, and sends it again.
    else response.destroy()
  }
}

const server = createServer((request, response) => {
  receive(request, response).catch((error) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
server.headersTimeout = 5000
server.requestTimeout = 10_000
server.maxConnections = 100
server.listen(Number(PORT), () => console.log(`Waiting for messages on port ${PORT}`))
