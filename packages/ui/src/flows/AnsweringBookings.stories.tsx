import { useServerText } from '../messages/internal.ts'
import { BOOKING_DECISION } from '@nalam/sdk'
import type { Booking, BookingAction, BookingPage, BookingStatusCode, DoctorApi } from '@nalam/sdk'
import { respond, fault } from '@nalam/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { writtenTypes } from '../fixtures/writtenTypes.ts'
import { sees } from '../../test/storyQueries.ts'
import { useToasts } from '../components/Toasts/ToastProvider.tsx'
import { framed } from '../fixtures/framed.tsx'
import { wiredApi } from '../fixtures/wiredApi.ts'
import { Appointments } from '../screens/Appointments/Appointments.tsx'

interface AnsweringProps {
  /** Creates the SDK instance that the screen uses. */
  api: () => DoctorApi
}

/**
 * The list of bookings as a small host wires it: it fetches one page, sends a decision and fetches
 * the page again.
 */
function Answering({ api: makeApi }: AnsweringProps) {
  const [api] = useState(makeApi)
  const [asked, setAsked] = useState({ page: 1, search: '', times: 0 })
  const [read, setRead] = useState<{ page?: BookingPage; failure?: string }>({})
  const [decided, setDecided] = useState<ReadonlyMap<string, BookingStatusCode>>(new Map())
  const toasts = useToasts()
  const serverText = useServerText()

  const readPage = useCallback(
    () => api.bookings.list({ doctorId: 'doc_kavitha', page: asked.page, search: asked.search }).result(),
    [api, asked],
  )
  useEffect(() => {
    let current = true
    const read = async () => {
      const result = await readPage()
      if (current) setRead(result.ok ? { page: result.value } : { failure: result.error.userMessage })
    }
    void read()
    return () => {
      current = false
    }
  }, [readPage])

  const decide = async (booking: Booking, decision: BookingAction) => {
    const result = await api.bookings.decide(booking.id, { action: decision }).result()
    if (!result.ok) {
      toasts.error(serverText(result.error))
      return false
    }
    toasts.success(serverText(result.value))
    setDecided((others) => new Map(others).set(booking.id, BOOKING_DECISION[decision]))
    return true
  }
  const again = () => setAsked((before) => ({ ...before, times: before.times + 1 }))
  const bookings = read.page?.bookings.map((row) => ({ ...row, status: decided.get(row.id) ?? row.status }))
  return (
    <Appointments
      page={read.page && { ...read.page, bookings: bookings ?? [] }}
      error={read.failure}
      onRetry={again}
      search={asked.search}
      onSearch={(search) => setAsked((before) => ({ ...before, page: 1, search }))}
      onPageChange={(page) => setAsked((before) => ({ ...before, page }))}
      onRefresh={again}
      onExport={() => undefined}
      actions={{ onDecide: decide }}
    />
  )
}

/**
 * `Appointments` connected to the SDK, whose requests are handled by `@nalam/sdk/testing` (MSW).
 */
const meta = {
  title: 'Flows/Answering bookings',
  component: Answering,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('appointments')],
  argTypes: writtenTypes({ api: '() => DoctorApi' }),
  args: { api: () => wiredApi() },
} satisfies Meta<typeof Answering>
export default meta
type Story = StoryObj<typeof meta>

/** Returns the first pending row. */
async function pendingRow(canvas: { findAllByRole: (role: string) => Promise<HTMLElement[]> }): Promise<HTMLElement> {
  await waitFor(async () => expect((await canvas.findAllByRole('row'))[1]).toHaveTextContent(/Pending|Confirmed|De|Re/))
  const row = (await canvas.findAllByRole('row')).find((each) => each.textContent.includes('Pending'))
  if (!row) throw new Error('no booking waits for an answer')
  return row
}

export const Typical: Story = {
  name: 'Shows the list, approves a booking, goes to the next page',
  play: async ({ canvas }) => {
    const row = await pendingRow(canvas)
    row.focus()
    await userEvent.keyboard('a')
    await waitFor(() => expect(row).toHaveTextContent('Confirmed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2'))
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('11–20 of 24')
  },
}

export const AnsweredMeanwhile: Story = {
  name: 'Somebody else answered first: a message appears, and the row stays',
  args: { api: () => wiredApi(respond('updateBookingStatus', 409)) },
  play: async ({ canvas }) => {
    const row = await pendingRow(canvas)
    row.focus()
    await userEvent.keyboard('a')
    await sees('This booking has already been answered.')
    await expect(row).toHaveTextContent('Pending')
  },
}

export const ReadAgain: Story = {
  name: 'Loading fails once; trying again shows the list',
  args: { api: () => wiredApi(fault('listBookings', 'offline', { times: 1 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error fetching bookings')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await pendingRow(canvas)).toBeVisible()
  },
}

export const Searching: Story = {
  name: 'The server searches',
  play: async ({ canvas }) => {
    const row = await pendingRow(canvas)
    const id = /NLM-\d+/.exec(row.textContent)?.[0] ?? ''
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), `${id}{Enter}`)
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(id)
  },
}
