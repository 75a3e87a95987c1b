import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { field } from '../../../test/storyQueries.ts'
import { PasswordField } from './PasswordField.tsx'

const meta: Meta<typeof PasswordField> = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  parameters: {
    docs: {
      description: {
        component:
          'For a password, with show and hide. `hasRules` where a new one is chosen: each rule is ticked, in words too, as soon as it is met. Keys: Tab reaches the eye after the field, Space or Enter switches it.',
      },
    },
  },
  argTypes: writtenTypes({ onValueChange: '(value: string) => void' }),
  args: { label: 'Password', autoComplete: 'current-password', onValueChange: fn() },
}
export default meta
type Story = StoryObj<typeof PasswordField>

export const Typical: Story = { args: { defaultValue: 'Sunrise@9' } }
export const Empty: Story = {}
export const NewPassword: Story = { args: { autoComplete: 'new-password', hasRules: true } }
export const Full: Story = { args: { hasRules: true, defaultValue: 'Sunrise@9' } }
export const Failed: Story = {
  args: { hasRules: true, defaultValue: 'sunrise', error: 'validation.password.tooShort' },
}

export const ShowAndHide: Story = {
  name: '[AUTH-01] show and hide, the caret stays where it was',
  play: async ({ canvas }) => {
    const input = field(canvas, 'Password')
    await userEvent.type(input, 'Sunrise@9')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('!')
    await expect(input).toHaveValue('Sunrise@9!')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const Rules: Story = {
  name: 'Each rule is ticked, in words too, as soon as it is met',
  args: { hasRules: true },
  play: async ({ canvas }) => {
    const met = () =>
      canvas
        .getAllByRole('listitem')
        .filter((item) => item.dataset['met'] === 'true')
        .map((item) => item.textContent)
    await userEvent.type(field(canvas, 'Password'), 'S')
    await expect(met()).toEqual(['an uppercase letter (met)'])
    await userEvent.type(field(canvas, 'Password'), 'unrise@9')
    await expect(met()).toHaveLength(5)
    await userEvent.clear(field(canvas, 'Password'))
    await expect(met()).toEqual([])
  },
}
