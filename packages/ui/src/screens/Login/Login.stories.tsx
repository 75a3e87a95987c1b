// Longer than usual: one story per task of a doctor on this screen.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { dialog, field, page, sees, type Scope } from '../../../test/storyQueries.ts'
import { Login, type LoginResult } from './Login.tsx'
import type { LostPasskeys } from './PasskeyRecovery.tsx'

const EMAIL = 'meena.raghavan@nalam.example'
const PASSWORD = 'Sunrise@9'

const meta: Meta<typeof Login> = {
  title: 'Screens/Login',
  component: Login,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Sign in; turns into the code view while the account waits for its confirmation. What a forgotten password needs is fetched when it is asked for.',
      },
    },
  },
  args: {
    registerHref: '/doctor/register',
    onLogin: fn(async (): Promise<LoginResult> => ({ ok: true, message: 'Login successful' })),
    onVerify: fn(async () => ({ ok: true as const, message: 'OTP verified successfully!' })),
    onResend: fn(async () => ({ ok: true as const, message: 'A new code is on its way.' })),
    onForgotPassword: fn(async () => ({ ok: true as const, message: 'Password reset link sent successfully!' })),
    onResetPassword: fn(async () => ({ ok: true as const, message: 'Password changed successfully' })),
    onPasswordReset: fn(),
  },
}

export default meta
type Story = StoryObj<typeof Login>

async function fill(canvas: Scope, email = EMAIL, password = PASSWORD) {
  await userEvent.type(field(canvas, 'Email'), email)
  await userEvent.type(field(canvas, 'Password'), password)
}
// Some parts are loaded after the page.
const click = async (canvas: Scope, name: string) => userEvent.click(await canvas.findByRole('button', { name }))

export const Typical: Story = { args: { defaultEmail: EMAIL } }
export const Empty: Story = {}

export const FieldsAndLinks: Story = {
  name: '[AUTH-01] e-mail, password with show and hide, Login, Forgot Password, Register',
  play: async ({ canvas }) => {
    await expect(field(canvas, 'Email')).toHaveAttribute('type', 'email')
    const password = field(canvas, 'Password')
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.type(password, PASSWORD)
    await click(canvas, 'Show password')
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue(PASSWORD)
    await click(canvas, 'Hide password')
    await expect(password).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Forgot Password' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/doctor/register')
  },
}

export const Working: Story = {
  name: '[AUTH-01] the button reads "Logging in..." while working and sends once',
  args: { onLogin: fn(() => new Promise<LoginResult>(() => {})) },
  play: async ({ args, canvas }) => {
    await fill(canvas)
    await click(canvas, 'Login')
    const button = await canvas.findByRole('button', { name: 'Logging in...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveStyle({ cursor: 'progress' })
    await userEvent.click(button)
    await userEvent.type(field(canvas, 'Password'), '{Enter}')
    await expect(args.onLogin).toHaveBeenCalledTimes(1)
    await expect(field(canvas, 'Email')).toHaveValue(EMAIL)
  },
}

export const Incomplete: Story = {
  name: '[AUTH-02] nothing is sent while something is wrong; the first wrong field has the focus',
  play: async ({ args, canvas }) => {
    await click(canvas, 'Login')
    await expect(await canvas.findByText('Email is required')).toBeVisible()
    await expect(canvas.getByText('Password is required')).toBeVisible()
    await waitFor(() => expect(field(canvas, 'Email')).toHaveFocus())
    await expect(field(canvas, 'Email')).toHaveAccessibleDescription('Email is required')
    await userEvent.type(field(canvas, 'Email'), 'meena')
    await expect(canvas.queryByText('Email is required')).toBeNull()
    await expect(canvas.queryByText('Invalid email format')).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByText('Invalid email format')).toBeVisible()
    await userEvent.type(field(canvas, 'Email'), '@company.com')
    await userEvent.tab()
    await expect(await canvas.findByText('Email domain not allowed')).toBeVisible()
    await userEvent.clear(field(canvas, 'Email'))
    await userEvent.type(field(canvas, 'Email'), EMAIL)
    await waitFor(() => expect(field(canvas, 'Email')).not.toHaveAttribute('aria-invalid'))
    await userEvent.type(field(canvas, 'Password'), 'short')
    await userEvent.tab()
    await expect(await canvas.findByText('Password must be at least 8 characters')).toBeVisible()
    await userEvent.type(field(canvas, 'Password'), 'and-long')
    await userEvent.tab()
    await expect(
      await canvas.findByText(
        'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
      ),
    ).toBeVisible()
    await click(canvas, 'Login')
    await waitFor(() => expect(field(canvas, 'Password')).toHaveFocus())
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
}

export const ErrorsAfterLeaving: Story = {
  name: 'A field shows its error after it was edited and left, not while it is being filled, nor on passing through',
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas, 'Email'))
    await userEvent.tab()
    await expect(field(canvas, 'Password')).toHaveFocus()
    await expect(canvas.queryByText('Email is required')).toBeNull()
    await userEvent.type(field(canvas, 'Email'), 'meena')
    await expect(canvas.queryByText('Invalid email format')).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByText('Invalid email format')).toBeVisible()
  },
}

export const BareSuffix: Story = {
  name: '[AUTH-06] the bare suffix is accepted at login',
  play: async ({ args, canvas }) => {
    await fill(canvas, 'someone@edu')
    await click(canvas, 'Login')
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith({ email: 'someone@edu', password: PASSWORD }))
  },
}

export const ByKeyboard: Story = {
  parameters: { serverTexts: ['Login successful'] },
  name: 'Signing in by keyboard alone',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(field(canvas, 'Email')).toHaveFocus())
    await userEvent.keyboard(EMAIL)
    await userEvent.tab()
    await waitFor(() => expect(field(canvas, 'Password')).toHaveFocus())
    await userEvent.keyboard(PASSWORD)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Forgot Password' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith({ email: EMAIL, password: PASSWORD }))
    await sees('Login successful')
  },
}

export const Refused: Story = {
  parameters: { serverTexts: ['The email or the password is wrong.'] },
  name: 'A refused login shows the server’s message and keeps the input',
  args: {
    onLogin: fn(async () => ({ ok: false as const, message: 'The email or the password is wrong.' })),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await click(canvas, 'Login')
    await sees('The email or the password is wrong.')
    await expect(field(canvas, 'Email')).toHaveValue(EMAIL)
    await expect(field(canvas, 'Password')).toHaveValue(PASSWORD)
    await expect(canvas.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled', 'true')
  },
}

export const FieldErrorsOfTheServer: Story = {
  parameters: {
    serverTexts: ['Please check the marked fields.', 'This password was replaced.', 'This address moved.'],
  },
  name: 'Field errors of the server are shown at their fields and disappear when the field changes',
  args: {
    onLogin: fn(async () => ({
      ok: false as const,
      message: 'Please check the marked fields.',
      fieldErrors: { password: 'This password was replaced.', email: 'This address moved.' },
    })),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await click(canvas, 'Login')
    await expect(await canvas.findByText('This address moved.')).toBeVisible()
    await expect(canvas.getByText('This password was replaced.')).toBeVisible()
    await waitFor(() => expect(field(canvas, 'Email')).toHaveFocus())
    await userEvent.type(field(canvas, 'Password'), '1')
    await waitFor(() => expect(canvas.queryByText('This password was replaced.')).toBeNull())
  },
}

async function toCodeView(canvas: Scope) {
  await fill(canvas)
  await click(canvas, 'Login')
  return canvas.findByRole('textbox', { name: '6-digit code' })
}
const needsCode = {
  onLogin: fn(async () => ({
    ok: false as const,
    next: 'code' as const,
    message: 'Your account is not confirmed yet.',
  })),
}

export const CodeView: Story = {
  parameters: { serverTexts: ['Your account is not confirmed yet.', 'OTP verified successfully!'] },
  name: 'The card becomes the code view and remembers the e-mail',
  args: needsCode,
  play: async ({ args, canvas }) => {
    const code = await toCodeView(canvas)
    await expect(canvas.getByText(`Enter the 6-digit code sent to ${EMAIL}`)).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await click(canvas, 'Verify')
    await expect(await canvas.findByText('Enter the 6-digit code')).toBeVisible()
    await expect(args.onVerify).not.toHaveBeenCalled()
    await userEvent.type(code, '12a3456')
    await expect(code).toHaveValue('123456')
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await expect(args.onVerify).toHaveBeenCalledWith(
      { email: EMAIL, confirmationCode: '123456' },
      { email: EMAIL, password: PASSWORD },
    )
    await sees('OTP verified successfully!')
  },
}

export const CodeRefused: Story = {
  parameters: { serverTexts: ['Your account is not confirmed yet.', 'OTP verification failed'] },
  name: 'A wrong code shows an error, stays for correction, and has the focus',
  args: { ...needsCode, onVerify: fn(async () => ({ ok: false as const, message: 'OTP verification failed' })) },
  play: async ({ canvas }) => {
    const code = await toCodeView(canvas)
    await userEvent.type(code, '111111')
    await sees('OTP verification failed')
    await expect(code).toHaveValue('111111')
    await waitFor(() => expect(code).toHaveFocus())
  },
}

export const ResendWaits: Story = {
  parameters: { serverTexts: ['Your account is not confirmed yet.'] },
  name: 'Resend waits 30 seconds after a code was sent',
  args: needsCode,
  play: async ({ args, canvas }) => {
    await toCodeView(canvas)
    const resend = canvas.getByRole('button', { name: 'Resend' })
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/^in (?:30|29) s$/)).toBeVisible()
    await userEvent.click(resend)
    await expect(args.onResend).not.toHaveBeenCalled()
  },
}

export const BackFromTheCode: Story = {
  parameters: { serverTexts: ['Your account is not confirmed yet.'] },
  name: 'Back to Sign In shows the form as it was left',
  args: needsCode,
  play: async ({ canvas }) => {
    await toCodeView(canvas)
    await click(canvas, 'Back to Sign In')
    await expect(field(canvas, 'Email')).toHaveValue(EMAIL)
    await expect(field(canvas, 'Password')).toHaveValue(PASSWORD)
    await waitFor(() => expect(field(canvas, 'Password')).toHaveFocus())
  },
}

export const ForgotPassword: Story = {
  name: '[AUTH-01] Forgot Password opens a dialog and leads back',
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'Email'), EMAIL)
    await click(canvas, 'Forgot Password')
    const forgot = await dialog('Forgot Password')
    await expect(field(forgot, 'Registered email')).toHaveValue(EMAIL)
    await userEvent.click(forgot.getByRole('button', { name: 'Back to Sign In' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Forgot Password' })).toHaveFocus())
    await expect(field(canvas, 'Email')).toHaveValue(EMAIL)
  },
}

export const Failed: Story = {
  parameters: { serverTexts: ['Service unavailable - no response from server'] },
  args: { onLogin: fn(async () => ({ ok: false as const, message: 'Service unavailable - no response from server' })) },
  play: async ({ canvas }) => {
    await fill(canvas)
    await click(canvas, 'Login')
    await sees('Service unavailable - no response from server')
  },
}

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'Password'), 'sunrise')
    await click(canvas, 'Login')
    await expect(await canvas.findByText('Email is required')).toBeVisible()
  },
}
export const LongText: Story = {
  args: { defaultEmail: `${'a.very.long.name'.repeat(4).slice(0, 64)}@department.of.medicine.annauniversity.ac.in` },
}

const lostPasskeys = {
  onSendCode: fn<LostPasskeys['onSendCode']>(async () => ({ ok: true })),
  onBegin: fn<LostPasskeys['onBegin']>(async () => ({ ok: true, recoveryAt: '2026-11-25T04:20:00Z' })),
}
export const WithPasskeys: Story = {
  name: '[ACC-01] where passkeys are offered',
  args: { onPasskey: fn(async () => ({ ok: false as const })), lostPasskeys },
}
export const LostPasskeysStory: Story = {
  ...WithPasskeys,
  name: '[ACC-01] lost passkeys: password, code, and when the password signs in again',
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'Email'), EMAIL)
    await click(canvas, 'Lost your passkeys?')
    const ask = await dialog('Lost your passkeys?')
    await expect(field(ask, 'Email')).toHaveValue(EMAIL)
    await click(ask, 'Send code')
    await expect(lostPasskeys.onSendCode).not.toHaveBeenCalled()
    await userEvent.type(field(ask, 'Password'), PASSWORD)
    await click(ask, 'Send code')
    await expect(lostPasskeys.onSendCode).toHaveBeenCalledWith({ email: EMAIL, password: PASSWORD })
    const code = await dialog('Lost your passkeys?')
    lostPasskeys.onBegin.mockResolvedValueOnce({ ok: false, fieldErrors: { confirmationCode: 'The code is wrong.' } })
    await userEvent.type(await code.findByRole('textbox'), '111111')
    await sees('The code is wrong.')
    await userEvent.clear(code.getByRole('textbox'))
    await userEvent.type(code.getByRole('textbox'), '482913')
    await expect(lostPasskeys.onBegin).toHaveBeenLastCalledWith({ email: EMAIL, confirmationCode: '482913' })
    const done = await dialog('24 hours to go')
    await sees(/From Wed 25 Nov, 9:50 AM/)
    await click(done, 'Back to Sign In')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lost your passkeys?' })).toHaveFocus())
  },
}

const isGone = (text: string) => waitFor(() => expect(page.queryByText(text)).not.toBeInTheDocument())
export const EarlierErrors: Story = {
  ...WithPasskeys,
  name: 'An error leaves with the next attempt, and before a dialog covers the page',
  parameters: { serverTexts: ['The email or the password is wrong.', 'This passkey was refused.', 'Please wait.'] },
  globals: { viewport: { value: 'phone320' } },
  args: {
    onLogin: fn(async () => ({ ok: false as const, message: 'The email or the password is wrong.' })),
    onPasskey: fn(async () => ({ ok: false as const, message: 'This passkey was refused.' })),
    lostPasskeys: { ...lostPasskeys, onSendCode: async () => ({ ok: false as const, message: 'Please wait.' }) },
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await click(canvas, 'Login')
    await sees('The email or the password is wrong.')
    await click(canvas, 'Sign in with a passkey')
    await sees('This passkey was refused.')
    await isGone('The email or the password is wrong.')
    await click(canvas, 'Lost your passkeys?')
    const ask = await dialog('Lost your passkeys?')
    await isGone('This passkey was refused.')
    await userEvent.type(field(ask, 'Password'), PASSWORD)
    await click(ask, 'Send code')
    await sees('Please wait.')
    await click(ask, 'Back to Sign In')
    await click(canvas, 'Login')
    await sees('The email or the password is wrong.')
    await isGone('Please wait.')
  },
}
