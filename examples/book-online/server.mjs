// A server that books for the patients of one clinic. The key stays here: the page asks this server only.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { createPlatformApi, isApiError, otherTimes } from '@nalam/sdk/platform'

/** The key of the demo's platform; a real one comes from `nalam-server platforms add`. */
const DEMO_KEY = 'nalam.plt_demo.public-key-of-the-demo'
const DAYS = 14
/** How often a page that is open asks for its booking, in milliseconds. */
const POLL_EVERY = 2000
const day = (ahead) => new Date(Date.now() + 19_800_000 + ahead * 86_400_000).toISOString().slice(0, 10)

async function bodyOf(request) {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > 5000) throw new Error('The request is too large')
  }
  return JSON.parse(text || '{}')
}

/** Starts the site. Returns its address. */
async function startSite({ baseUrl, key, port, search }) {
  const api = createPlatformApi({ baseUrl, key })
  const page = await readFile(new URL('./index.html', import.meta.url))

  /** Sends the booking whenever it changes, until the page is closed. */
  async function follow(id, response) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    for (let last = ''; !response.destroyed;) {
      const text = JSON.stringify(await api.bookings.get(id))
      if (text !== last) response.write(`data: ${(last = text)}\n\n`)
      await setTimeout(POLL_EVERY)
    }
    response.end()
  }

  /** What the page can ask for, by method and path. */
  const routes = {
    'GET /doctor': async () => (await api.doctors.list({ search })).doctors[0] ?? null,
    'GET /times': (_, { id }) => api.doctors.times(id, { from: day(0), to: day(DAYS - 1) }),
    'POST /holds': async ({ slotId, patientPhone }) => (await api.holds.create({ slotId, patientPhone })).hold,
    'POST /releases': ({ id }) => api.holds.release(id),
    'POST /bookings': async (booking) => (await api.bookings.create({ ...booking, bookAgainUrl: address() })).booking,
    'POST /cancellations': async ({ id }) => (await api.bookings.cancel(id)).booking,
  }

  async function respond(request, response) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const query = Object.fromEntries(url.searchParams)
    const send = (status, value) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      response.end(JSON.stringify(value))
    }
    try {
      if (url.pathname === '/') {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        return void response.end(page)
      }
      if (request.method === 'GET' && url.pathname === '/booking') return await follow(query.id, response)
      const route = routes[`${request.method} ${url.pathname}`]
      if (!route) return send(404, { code: 'not_found' })
      send(200, await route(request.method === 'POST' ? await bodyOf(request) : {}, query))
    } catch (error) {
      if (response.headersSent) return void response.end()
      // The page has its own words for each code.
      const [status, code] = isApiError(error) ? [error.status, error.code ?? error.kind] : [400, 'request.invalid']
      send(status || 503, { code, times: otherTimes(error) })
    }
  }

  const server = createServer((request, response) => void respond(request, response))
  const address = () => `http://localhost:${server.address().port}`
  await new Promise((resolve) => server.listen(port, 'localhost', resolve))
  return address()
}

const { NALAM_URL: baseUrl = 'http://localhost:3000/api', NALAM_KEY: key = DEMO_KEY, PORT, DOCTOR } = process.env
const origin = await startSite({ baseUrl, key, port: Number(PORT ?? 4100), search: DOCTOR ?? '' })
console.log(`  Patients book  ${origin}`)
