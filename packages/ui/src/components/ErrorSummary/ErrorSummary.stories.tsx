import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta: Meta<typeof ErrorSummary> = {
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    docs: {
      description: {
        component:
          'Above a long form: what is wrong, each entry leading to its field. Takes the focus when it appears, unless the first wrong field does.',
      },
    },
  },
  argTypes: writtenTypes({ errors: 'readonly SummarisedError[]' }),
  args: {
    errors: [
      { text: 'validation.profile.address.required', goTo: fn() },
      { text: 'validation.profile.languages.required', goTo: fn() },
    ],
  },
}
export default meta
type Story = StoryObj<typeof ErrorSummary>

export const Typical: Story = {
  name: 'It takes the focus when it appears and leads to each field',
  play: async ({ args, canvas }) => {
    const summary = canvas.getByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Address is required' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.errors[0]?.goTo).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'At least one language is required' }))
    await expect(args.errors[1]?.goTo).toHaveBeenCalledTimes(1)
  },
}
export const Empty: Story = {
  name: 'It shows nothing while there are no errors',
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const OneSentence: Story = { args: { title: 'validation.profile.address.unresolved', errors: [] } }
export const WithoutFocus: Story = {
  args: { shouldTakeFocus: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toHaveFocus()
  },
}
export const LongText: Story = {
  args: {
    errors: [
      { text: 'validation.password.composition', goTo: fn() },
      { text: 'validation.profile.address.unresolved', goTo: fn() },
    ],
  },
}
