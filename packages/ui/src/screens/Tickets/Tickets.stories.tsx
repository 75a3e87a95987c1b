import type { TicketStatusCode } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { framed } from '../../fixtures/framed.tsx'
import { longTickets, sampleTickets } from '../../fixtures/tickets.ts'
import { Tickets, type TicketsProps, type TicketFilter } from './Tickets.tsx'

/** The screen with a host that applies the changes. */
function LiveTickets(props: TicketsProps) {
  const [changed, setChanged] = useState<ReadonlyMap<string, TicketStatusCode>>(new Map())
  const { page, filtering } = props
  const [filter, setFilter] = useState<TicketFilter>(filtering?.value ?? 'all')
  return (
    <Tickets
      {...props}
      page={
        page && {
          ...page,
          tickets: page.tickets.map((ticket) => ({ ...ticket, status: changed.get(ticket.id) ?? ticket.status })),
        }
      }
      filtering={
        filtering && {
          value: filter,
          onChange: (wanted) => {
            setFilter(wanted)
            filtering.onChange(wanted)
          },
        }
      }
      onStatusChange={(ticket, status) => {
        setChanged((others) => new Map(others).set(ticket.id, status))
        props.onStatusChange(ticket, status)
      }}
    />
  )
}

const meta = {
  title: 'Screens/Tickets',
  component: Tickets,
  render: (args) => <LiveTickets {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('tickets')],
  args: {
    page: sampleTickets(),
    onSearch: fn(),
    onPageChange: fn(),
    onStatusChange: fn(),
  },
} satisfies Meta<typeof Tickets>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[TICK-01] Ten tickets of a page, each with its status',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
    await expect(canvas.getByText('24 tickets')).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Support tickets' }))
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'S.No',
      'Date',
      'Subject',
      'Last updated',
      'Status',
    ])
    const first = table.getAllByRole('row')[1]
    await expect(first).toHaveTextContent(/^1118 Nov 2026A slot is shown twiceThe slot of Tuesday.*19 Nov 2026/)
    await expect(canvas.getByRole('combobox', { name: 'Status of A slot is shown twice' })).toHaveDisplayValue('Open')
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText('11–20 of 24')).toBeVisible()
  },
}

export const Paging: Story = {
  name: '[TICK-01] Pages and search',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3, expect.any(Array))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1, expect.any(Array))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by subject or message' }), 'pincode')
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('pincode'))
  },
}

export const StatusChange: Story = {
  name: 'The status is changed in its place',
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Status of Holiday in January' })
    await userEvent.selectOptions(select, 'Resolved')
    await expect(args.onStatusChange).toHaveBeenCalledOnce()
    await expect(args.onStatusChange).toHaveBeenCalledWith(expect.objectContaining({ id: 'ticket-5' }), 3)
    await expect(select).toHaveDisplayValue('Resolved')
  },
}

export const Working: Story = {
  name: 'While a change is on its way a further one is ignored',
  args: { pendingIds: new Set(['ticket-5']) },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Status of Holiday in January' })
    await userEvent.selectOptions(select, 'Resolved')
    await expect(args.onStatusChange).not.toHaveBeenCalled()
    await expect(select).toHaveDisplayValue('In progress')
  },
}

const EMPTY_PAGE = { tickets: [], currentPage: 1, totalPages: 0, itemsPerPage: 10, totalItems: 0 }
const onFilter = fn()

export const Filtered: Story = {
  name: 'Tickets of one status, by pointer and arrows',
  args: { filtering: { value: 'all', onChange: onFilter } },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Status' }))
    await expect(group.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'All',
      'Open',
      'In progress',
      'Resolved',
    ])
    await userEvent.click(group.getByRole('radio', { name: 'Open' }))
    await expect(onFilter).toHaveBeenLastCalledWith('open')
    await userEvent.keyboard('{ArrowRight}')
    await expect(onFilter).toHaveBeenLastCalledWith('inProgress')
    await expect(group.getByRole('radio', { name: 'In progress' })).toBeChecked()
    await expect(canvas.getByText('24 tickets found')).toBeVisible()
  },
}

export const NoneOfThisStatus: Story = {
  args: { page: EMPTY_PAGE, filtering: { value: 'resolved', onChange: onFilter } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No tickets with this status' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(onFilter).toHaveBeenLastCalledWith('all')
    await expect(canvas.getByRole('heading', { name: 'No tickets yet' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Loading: Story = {
  args: { page: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
  },
}

export const Empty: Story = {
  args: { page: EMPTY_PAGE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No tickets yet' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { page: EMPTY_PAGE, search: 'zebra' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('zebra')
    const empty = canvas.getByRole('heading', { name: 'No ticket matches your search' }).parentElement
    await userEvent.click(within(empty ?? document.body).getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
}

export const Failed: Story = {
  args: { page: undefined, error: 'The tickets could not be loaded', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The tickets could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = { args: { page: longTickets() } }
export const Busy: Story = { args: { isRefreshing: true } }
export const Compact: Story = { globals: { density: 'compact' } }
