import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination, type PaginationProps } from './Pagination.tsx'

function LivePagination(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next)
        props.onPageChange(next)
      }}
    />
  )
}

/**
 * Pagination of a list whose page size the server decides. Keys: Tab reaches every page, Enter and
 * Space go to it. On phones the page buttons are left out: Previous, Next and the position as text.
 */
const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  render: (args) => <LivePagination {...args} />,
  args: { page: 8, totalPages: 15, itemsPerPage: 10, totalItems: 142, onPageChange: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[BOOK-03] First, last, the current page and its neighbours, ellipses between',
  play: async ({ canvas, args }) => {
    const shown = () => canvas.getAllByRole('button').map((button) => button.textContent)
    await expect(shown()).toEqual(['Previous', '1', '7', '8', '9', '15', 'Next'])
    await expect(canvas.getAllByText('…')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(9)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }))
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    await expect(shown()).toEqual(['Previous', '1', '2', '15', 'Next'])
    canvas.getByRole('button', { name: 'Page 15' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const OnePage: Story = { args: { page: 1, totalPages: 1, totalItems: 7 } }
export const WithoutTotals: Story = { args: { itemsPerPage: undefined, totalItems: undefined } }
export const Full: Story = { args: { page: 5000, totalPages: 9999, totalItems: 99_990 } }
