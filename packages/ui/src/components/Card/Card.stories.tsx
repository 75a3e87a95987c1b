import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from './Card.tsx'

/** A flat surface: white, a border of one pixel, no shadow. */
const meta = {
  title: 'Data/Card',
  component: Card,
  args: { children: 'Monday to Friday, 9 AM to 5 PM' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {}
export const Section: Story = {
  name: 'A part of the page with a name',
  args: { as: 'section', 'aria-label': 'Hours' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hours' })).toHaveStyle({ boxShadow: 'none' })
  },
}
export const Unpadded: Story = {
  name: 'Without padding, for a table that reaches to the line',
  args: { isPadded: false },
}
export const LongText: Story = { args: { children: 'Venkatanarasimharajuvaripeta '.repeat(12) } }
