import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { ActionResult } from '../ActionResult.ts'
import { SignInAgain } from './SignInAgain.tsx'

const meta = {
  title: 'Overlays/SignInAgain',
  component: SignInAgain,
  args: {
    open: true,
    email: 'meena.raghavan@nalam.example',
    onSignIn: fn(async (): Promise<ActionResult<'email' | 'password'>> => ({ ok: true })),
    onSomeoneElse: fn(),
  },
} satisfies Meta<typeof SignInAgain>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[SESS-05] The password is all that is asked for',
  play: async ({ args }) => {
    await expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
    const password = screen.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await userEvent.type(password, 'Example@2026{Enter}')
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith({ email: 'meena.raghavan@nalam.example', password: 'Example@2026' }),
    )
  },
}

export const Refused: Story = {
  args: {
    onSignIn: fn(async (): Promise<ActionResult<'email' | 'password'>> => ({
      ok: false,
      message: 'The email or the password is wrong.',
    })),
  },
  play: async () => {
    await userEvent.type(screen.getByLabelText('Password'), 'Wrong@2026{Enter}')
    // The page behind the dialog is hidden, and the toast is not.
    await waitFor(() =>
      expect(screen.getByText('The email or the password is wrong.')).toHaveStyle({ visibility: 'visible' }),
    )
    await expect(screen.getByLabelText('Password')).toHaveValue('Wrong@2026')
  },
}
