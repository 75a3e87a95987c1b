// @vitest-environment jsdom
import { doctorApiHandlers, fault, fixtures } from '@nalam/sdk/testing'
import { setupServer } from 'msw/node'
import { SWRConfig } from 'swr'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Bookings } from './Bookings.tsx'

const server = setupServer(...doctorApiHandlers())
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  document.body.replaceChildren()
})
afterAll(() => server.close())

const { doctor } = fixtures()

/** Renders the bookings with a cache of their own. Returns the paths of all requests. */
function show(): string[] {
  const requests: string[] = []
  server.events.on('request:start', ({ request }) => void requests.push(new URL(request.url).pathname))
  const container = document.body.appendChild(document.createElement('main'))
  createRoot(container).render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Bookings doctorId={doctor._id} />
    </SWRConfig>,
  )
  return requests
}

const lists = (requests: string[]) => requests.filter((path) => path.endsWith('doc-get-all-bookings')).length
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

it('shows a page of bookings and fetches it again after a decision', async () => {
  const requests = show()
  await vi.waitFor(() => expect(document.querySelectorAll('li').length).toBe(10))
  expect(lists(requests)).toBe(1)
  button('Approve')?.click()
  await vi.waitFor(() => expect(requests.filter((path) => path.endsWith('approveBookings'))).toHaveLength(1))
  await vi.waitFor(() => expect(lists(requests)).toBe(2))
})

it('shows why the list is empty', async () => {
  server.use(fault('listBookings', 'offline'))
  show()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Error fetching bookings'), 20_000)
}, 30_000)
