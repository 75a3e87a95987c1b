import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SignInLayout } from './SignInLayout.tsx'

const meta: Meta<typeof SignInLayout> = {
  title: 'Frame/SignInLayout',
  component: SignInLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Two halves for the pages before sign-in: the picture with one sentence, and the form. Below 900 px the picture is gone.',
      },
    },
  },
  args: { children: <h1>Sign in</h1> },
}
export default meta
type Story = StoryObj<typeof SignInLayout>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your day, in order.')).toBeVisible()
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
  },
}
export const WithTools: Story = { args: { tools: 'English · தமிழ் · हिन्दी' } }
export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your day, in order.')).not.toBeVisible()
  },
}
