import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Screens/Not found',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/')
  },
}
export const Tamil: Story = { globals: { language: 'ta' } }
export const Hindi: Story = { globals: { language: 'hi' } }
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
export const ForcedColors: Story = { globals: { appearance: 'forced-colors' } }
