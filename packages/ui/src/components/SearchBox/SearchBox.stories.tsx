import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SearchBox } from './SearchBox.tsx'

/**
 * A search field for a list. Keys: Enter searches at once; otherwise it searches 100 ms after the
 * last keystroke.
 */
const meta = {
  title: 'Fields/SearchBox',
  component: SearchBox,
  args: {
    label: 'Search',
    placeholder: 'Search by patient, mobile or booking ID',
    onSearch: fn(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' })
    await userEvent.type(box, 'meena', { delay: 5 })
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('meena'))
    await userEvent.clear(box)
    await userEvent.type(box, 'x{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('x')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(box).toHaveValue('')
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}
export const Filled: Story = { args: { defaultValue: 'Lakshmi' } }
