import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { dialog, field as fieldIn, page, sees } from '../../../test/storyQueries.ts'
import { PasswordRecovery } from './PasswordRecovery.tsx'

const EMAIL = 'meena.raghavan@nalam.example'
const reset = { at: 'reset', email: EMAIL } as const

const meta: Meta<typeof PasswordRecovery> = {
  title: 'Screens/PasswordRecovery',
  component: PasswordRecovery,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Three steps: the registered e-mail, the code with the new password, done. Neither Escape nor a click beside it closes a step.',
      },
    },
  },
  args: {
    onForgotPassword: fn(async () => ({ ok: true as const, message: 'Password reset link sent successfully!' })),
    onResetPassword: fn(async () => ({ ok: true as const, message: 'Password changed successfully' })),
    onContinue: fn(),
    onClose: fn(),
  },
}

export default meta
type Story = StoryObj<typeof PasswordRecovery>

const field = (label: string) => fieldIn(page, label)

export const AskEmpty: Story = {}
export const Typical: Story = { args: { defaultEmail: EMAIL } }

export const AskStays: Story = {
  name: '[AUTH-16] neither a click beside it nor Escape closes the dialog; Back to Sign In does',
  play: async ({ args }) => {
    const forgot = await dialog('Forgot Password')
    await userEvent.keyboard('{Escape}')
    // A click on the backdrop has the dialog element as its target.
    await userEvent.click(page.getByRole('dialog', { name: 'Forgot Password' }))
    await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeInTheDocument()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(forgot.getByRole('button', { name: 'Back to Sign In' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const AskInvalid: Story = {
  name: '[AUTH-16] the error appears when the field was touched and is invalid; nothing is sent',
  play: async ({ args }) => {
    const forgot = await dialog('Forgot Password')
    await expect(page.queryByText('Email is required')).toBeNull()
    await userEvent.click(field('Registered email'))
    await userEvent.tab()
    await expect(page.queryByText('Email is required')).toBeNull()
    await userEvent.type(field('Registered email'), 'meena')
    await expect(page.queryByText('Invalid email format')).toBeNull()
    await userEvent.tab()
    await sees('Invalid email format')
    await userEvent.clear(field('Registered email'))
    await userEvent.tab()
    await sees('Email is required')
    await userEvent.click(forgot.getByRole('button', { name: 'Send Mail' }))
    await expect(args.onForgotPassword).not.toHaveBeenCalled()
  },
}

export const AskWorking: Story = {
  name: '[AUTH-16] "Send Mail" reads "Submitting..." while loading',
  args: { defaultEmail: EMAIL, onForgotPassword: fn(() => new Promise<never>(() => {})) },
  play: async ({ args }) => {
    const forgot = await dialog('Forgot Password')
    await userEvent.click(forgot.getByRole('button', { name: 'Send Mail' }))
    await expect(await forgot.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onForgotPassword).toHaveBeenCalledWith({ email: EMAIL })
  },
}

export const AskFailed: Story = {
  parameters: { serverTexts: ['Something went wrong. Please try again.'] },
  args: {
    defaultEmail: EMAIL,
    onForgotPassword: fn(async () => ({ ok: false as const, message: 'Something went wrong. Please try again.' })),
  },
  play: async () => {
    const forgot = await dialog('Forgot Password')
    await userEvent.click(forgot.getByRole('button', { name: 'Send Mail' }))
    await sees('Something went wrong. Please try again.')
    await expect(field('Registered email')).toHaveValue(EMAIL)
  },
}

export const MailSent: Story = {
  parameters: { serverTexts: ['Password reset link sent successfully!'] },
  name: 'After the mail is sent the reset overlay opens',
  args: { defaultEmail: EMAIL },
  play: async () => {
    const forgot = await dialog('Forgot Password')
    await userEvent.click(forgot.getByRole('button', { name: 'Send Mail' }))
    await dialog('Reset Password')
    await sees('Password reset link sent successfully!')
  },
}

export const ResetEmpty: Story = { args: { defaultStep: reset } }

export const ResetFields: Story = {
  parameters: { serverTexts: ['Password changed successfully'] },
  name: '[AUTH-18] OTP of digits only, two passwords with show and hide, Customer Support, Terms of Service',
  args: { defaultStep: reset },
  play: async ({ args }) => {
    const overlay = await dialog('Reset Password')
    await userEvent.type(field('OTP'), '12x34567')
    await expect(field('OTP')).toHaveValue('123456')
    await userEvent.type(field('New password'), 'Sunrise@9')
    await userEvent.type(field('Confirm password'), 'Sunrise@9')
    const toggles = overlay.getAllByRole('button', { name: 'Show password' })
    await expect(toggles).toHaveLength(2)
    for (const toggle of toggles) await userEvent.click(toggle)
    await expect(field('New password')).toHaveAttribute('type', 'text')
    await expect(field('Confirm password')).toHaveAttribute('type', 'text')
    await expect(overlay.getByText('Customer Support')).toBeVisible()
    await expect(overlay.getByText('Terms of Service')).toBeVisible()
    await userEvent.click(overlay.getByRole('button', { name: 'Reset Password' }))
    await expect(args.onResetPassword).toHaveBeenCalledWith({
      email: EMAIL,
      otp: '123456',
      newPassword: 'Sunrise@9',
      confirmPassword: 'Sunrise@9',
    })
    await sees('Password changed successfully')
  },
}

export const ResetIncomplete: Story = {
  name: '[AUTH-18] an incomplete submit shows "Please fill all the fields"',
  args: { defaultStep: reset },
  play: async ({ args }) => {
    const overlay = await dialog('Reset Password')
    await userEvent.type(field('OTP'), '123456')
    await userEvent.click(overlay.getByRole('button', { name: 'Reset Password' }))
    await sees('Please fill all the fields')
    await waitFor(() => expect(field('New password')).toHaveFocus())
    await expect(field('New password')).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onResetPassword).not.toHaveBeenCalled()
  },
}

export const ResetMismatch: Story = {
  name: 'A confirmation that differs is refused before anything is sent',
  args: { defaultStep: reset },
  play: async ({ args }) => {
    const overlay = await dialog('Reset Password')
    await userEvent.type(field('OTP'), '123456')
    await userEvent.type(field('New password'), 'Sunrise@9')
    await userEvent.type(field('Confirm password'), 'Sunrise@8')
    await userEvent.click(overlay.getByRole('button', { name: 'Reset Password' }))
    await sees('Passwords do not match')
    await waitFor(() => expect(field('Confirm password')).toHaveFocus())
    await expect(args.onResetPassword).not.toHaveBeenCalled()
  },
}

export const ResetFailed: Story = {
  parameters: { serverTexts: ['The code is wrong or no longer valid.', 'The code is wrong.'] },
  args: {
    defaultStep: reset,
    onResetPassword: fn(async () => ({
      ok: false as const,
      message: 'The code is wrong or no longer valid.',
      fieldErrors: { otp: 'The code is wrong.' },
    })),
  },
  play: async () => {
    const overlay = await dialog('Reset Password')
    await userEvent.type(field('OTP'), '123456')
    await userEvent.type(field('New password'), 'Sunrise@9')
    await userEvent.type(field('Confirm password'), 'Sunrise@9')
    await userEvent.click(overlay.getByRole('button', { name: 'Reset Password' }))
    await sees('The code is wrong.')
    await waitFor(() => expect(field('OTP')).toHaveFocus())
    await expect(field('New password')).toHaveValue('Sunrise@9')
  },
}

export const Done: Story = {
  args: { defaultStep: { at: 'done' } },
  play: async ({ args }) => {
    const done = await dialog('Password reset')
    await sees(/Your password has been Successfully reset! Click Below to login/)
    await userEvent.click(done.getByRole('button', { name: 'Continue' }))
    await expect(args.onContinue).toHaveBeenCalledTimes(1)
  },
}
