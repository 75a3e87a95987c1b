import { PersonAdd20Regular } from '@fluentui/react-icons/headless/svg/person-add'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { Button } from './Button.tsx'

const submitted = fn()

/**
 * Fluent's button in our sizes: an action, what sends a form, or a link that is the next step. While
 * working it says so, keeps the focus and does nothing.
 */
const meta: Meta<typeof Button> = {
  title: 'Actions/Button',
  component: Button,
  argTypes: writtenTypes({ icon: 'ReactNode' }),
  args: { children: 'Update', appearance: 'primary' },
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
type Story = StoryObj<typeof Button>

const update = { type: 'submit', pendingText: 'Updating...' } as const

export const Typical: Story = {
  args: update,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(submitted).toHaveBeenCalledTimes(1)
  },
}
export const Secondary: Story = { args: { appearance: 'secondary' } }
export const Subtle: Story = { args: { appearance: 'subtle' } }
export const WithIcon: Story = { args: { icon: <PersonAdd20Regular />, children: 'Add booking' } }
export const Wide: Story = { args: { isWide: true } }
export const Impossible: Story = {
  name: 'What is not possible keeps its place in the tab order',
  args: { disabledFocusable: true, onClick: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Update' })
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Pending: Story = {
  name: 'While the action runs it is announced, keeps the focus and sends nothing',
  args: { ...update, isPending: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Updating...' })
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(submitted).not.toHaveBeenCalled()
  },
}
export const NextStep: Story = {
  args: { appearance: 'secondary', href: '/doctor/slot', children: 'Go to slots' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go to slots' })
    await expect(link).toHaveAttribute('href', '/doctor/slot')
    await userEvent.tab()
    await waitFor(() => expect(link).toHaveFocus())
  },
}
export const LongText: Story = {
  args: { children: 'புதுப்பிக்கப்பட்ட சுயவிவரத்தைச் சேமி', isWide: true },
}
export const LongNextStep: Story = {
  args: { href: '/doctor/slot', children: 'Go to the slots of the coming week and open those that are closed' },
}
