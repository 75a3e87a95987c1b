// Receives messages to patients and prints each once, in the patient's language.
//   MESSAGES_SECRET=whsec_… PORT=4100 node receiver.mjs
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { readWebhook, WebhookError } from '@nalam/sdk/webhooks'

const { MESSAGES_SECRET = '', PORT = '4100' } = process.env
const seen = new Set() // A real receiver keeps the ids where they survive a restart.

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function receive(request, response) {
  try {
    const { id, type, data } = await readWebhook(
      { headers: request.headers, text: () => text(request) },
      MESSAGES_SECRET,
    )
    if (!seen.has(id)) console.log(`${type} to ${data.phoneNumber}: ${data.texts[data.language]}`)
    seen.add(id)
    response.writeHead(204).end()
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error
    response.writeHead(400).end(error.kind)
  }
}

createServer((request, response) => void receive(request, response)).listen(Number(PORT), () =>
  console.log(`Waiting for messages on port ${PORT}`),
)
