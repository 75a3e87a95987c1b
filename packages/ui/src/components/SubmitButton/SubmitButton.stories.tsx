import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SubmitButton } from './SubmitButton.tsx'

const submitted = fn()

const meta: Meta<typeof SubmitButton> = {
  title: 'Components/Submit button',
  component: SubmitButton,
  parameters: {
    docs: {
      description: {
        component: 'The one button that sends a form. While working it says so, keeps the focus and sends nothing.',
      },
    },
  },
  args: { children: 'Update', pendingText: 'Updating...' },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted()
        }}
      >
        <Story />
      </form>
    ),
  ],
  beforeEach: () => {
    submitted.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof SubmitButton>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(submitted).toHaveBeenCalledTimes(1)
  },
}
export const Wide: Story = { args: { isWide: true } }
export const Loading: Story = {
  name: 'While loading it is announced as loading, keeps the focus and sends nothing',
  args: { isPending: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Updating...' })
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(submitted).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: { children: 'புதுப்பிக்கப்பட்ட சுயவிவரத்தைச் சேமி', isWide: true },
  globals: { viewport: { value: 'phone320' }, language: 'ta' },
}
export const Dark: Story = { globals: { appearance: 'dark' } }
export const HighContrast: Story = { globals: { appearance: 'high-contrast' } }
