import { useServerText } from '../messages/internal.ts'
import type { ApiError, DoctorApi, Message } from '@nalam/sdk'
import { respond, fault } from '@nalam/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { writtenTypes } from '../fixtures/writtenTypes.ts'
import { field, sees, type Scope } from '../../test/storyQueries.ts'
import { wiredApi } from '../fixtures/wiredApi.ts'
import { Login } from '../screens/Login/Login.tsx'

const EMAIL = 'kavitha.raman@nalam.example'
const PASSWORD = 'Sunrise@9'

interface SigningInProps {
  /** Creates the SDK instance that the screen uses. */
  api: () => DoctorApi
}

/**
 * The sign-in page as a host wires it: each callback calls the SDK and returns the result to the
 * form.
 */
function SigningIn({ api: makeApi }: SigningInProps) {
  const [api] = useState(makeApi)
  const [doctor, setDoctor] = useState<string>()
  const serverText = useServerText()
  const success = (value: Message) => ({ ok: true as const, message: serverText(value) })
  const failure = (error: ApiError) => ({
    ok: false as const,
    message: serverText(error),
    fieldErrors: error.fieldErrors,
  })

  if (doctor !== undefined) return <h1>{doctor}</h1>
  return (
    <Login
      registerHref="/doctor/register"
      onLogin={async (credentials) => {
        const login = await api.session.login(credentials).result()
        if (login.ok) {
          setDoctor(login.value.doctor.name)
          return success(login.value)
        }
        const isUnconfirmed = login.error.kind === 'response' && login.error.status === 401
        return { ...failure(login.error), ...(isUnconfirmed && { next: 'code' as const }) }
      }}
      onVerify={async (confirmation) => {
        const confirmed = await api.account.confirm(confirmation).result()
        return confirmed.ok ? success(confirmed.value) : failure(confirmed.error)
      }}
      onResend={async (credentials) => {
        const login = await api.session.login(credentials).result()
        return login.ok ? success(login.value) : failure(login.error)
      }}
      onForgotPassword={async (request) => {
        const sent = await api.account.forgotPassword(request).result()
        return sent.ok ? success(sent.value) : failure(sent.error)
      }}
      onResetPassword={async (reset) => {
        const changed = await api.account.resetPassword(reset).result()
        return changed.ok ? success(changed.value) : failure(changed.error)
      }}
      onPasswordReset={() => undefined}
    />
  )
}

/** `Login` connected to the SDK, whose requests are handled by `@nalam/sdk/testing` (MSW). */
const meta = {
  title: 'Flows/Signing in',
  component: SigningIn,
  parameters: { layout: 'fullscreen' },
  argTypes: writtenTypes({ api: '() => DoctorApi' }),
  args: { api: () => wiredApi() },
} satisfies Meta<typeof SigningIn>
export default meta
type Story = StoryObj<typeof meta>

async function signIn(canvas: Scope) {
  await userEvent.type(field(canvas, 'Email'), EMAIL)
  await userEvent.type(field(canvas, 'Password'), PASSWORD)
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
}

export const Typical: Story = {
  name: 'Typed credentials open the session',
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(await canvas.findByRole('heading', { name: 'Kavitha Raman' })).toBeVisible()
    await sees('Login successful')
  },
}

export const WrongCredentials: Story = {
  name: 'Wrong credentials show an error; the input stays; another try signs in',
  args: { api: () => wiredApi(respond('loginDoctor', 400, { code: 'login.wrong_credentials', times: 1 })) },
  play: async ({ canvas }) => {
    await signIn(canvas)
    await sees('The email or the password is wrong.')
    await expect(field(canvas, 'Email')).toHaveValue(EMAIL)
    await expect(field(canvas, 'Password')).toHaveValue(PASSWORD)
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(await canvas.findByRole('heading', { name: 'Kavitha Raman' })).toBeVisible()
  },
}

export const FieldErrors: Story = {
  name: 'A field that the server refuses is marked and has the focus',
  args: { api: () => wiredApi(respond('loginDoctor', 400, { code: 'request.invalid' })) },
  play: async ({ canvas }) => {
    await signIn(canvas)
    await waitFor(() => expect(field(canvas, 'Email')).toHaveAccessibleDescription('Invalid email format'))
    await waitFor(() => expect(field(canvas, 'Email')).toHaveFocus())
  },
}

export const Unconfirmed: Story = {
  name: 'An unconfirmed account gets the code view, then the form again',
  args: { api: () => wiredApi(respond('loginDoctor', 401, { times: 1 })) },
  play: async ({ canvas }) => {
    await signIn(canvas)
    await userEvent.type(await canvas.findByRole('textbox', { name: '6-digit code' }), '123456')
    await sees(/verified/i)
  },
}

export const Offline: Story = {
  name: 'Without a response an error is shown, and the button can be clicked again',
  args: { api: () => wiredApi(fault('loginDoctor', 'offline')) },
  play: async ({ canvas }) => {
    await signIn(canvas)
    await sees('Login failed')
    await expect(canvas.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled', 'true')
  },
}

export const CaptivePortal: Story = {
  name: 'An HTML page from a captive portal is no success',
  args: { api: () => wiredApi(fault('loginDoctor', 'html')) },
  play: async ({ canvas }) => {
    await signIn(canvas)
    await sees('An unexpected error occurred')
    await expect(canvas.queryByRole('heading', { name: 'Kavitha Raman' })).toBeNull()
    await expect(field(canvas, 'Password')).toHaveValue(PASSWORD)
  },
}
