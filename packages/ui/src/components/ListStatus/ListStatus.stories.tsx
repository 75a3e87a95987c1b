import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ListStatus } from './ListStatus.tsx'

/** Announces the state of a list to screen readers. It is not visible. */
const meta = {
  title: 'Feedback/ListStatus',
  component: ListStatus,
  args: { text: '6 bookings found', scope: 'page 1' },
} satisfies Meta<typeof ListStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 bookings found')
  },
}

export const AfterADecision: Story = {
  name: 'What changes in the same list is not announced again; the next page is',
  render: function Render(args) {
    const [count, setCount] = useState(6)
    const [page, setPage] = useState(1)
    return (
      <>
        <button type="button" onClick={() => setCount(count - 1)}>
          Approve
        </button>
        <button type="button" onClick={() => setPage(page + 1)}>
          Next
        </button>
        <ListStatus {...args} text={`${count} bookings found. Page ${page}`} scope={`page ${page}`} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('6 bookings found. Page 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('5 bookings found. Page 2')
  },
}
