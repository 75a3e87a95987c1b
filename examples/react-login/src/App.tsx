import { type ApiError, createDoctorApi, type Doctor, isApiError } from '@nalam/sdk'
import { Login } from '@nalam/ui'
import { useState } from 'react'

const api = createDoctorApi({ baseUrl: '/api' })

/** What the screens want to know of a call: done and what to say, or refused and why. */
const outcome = async (call: PromiseLike<{ message: string }>) => {
  try {
    const { message } = await call
    return { ok: true, message } as const
  } catch (error) {
    if (!isApiError(error)) throw error
    return refused(error)
  }
}

const refused = (error: ApiError) => ({ ok: false, message: error.userMessage }) as const

export function App() {
  const [doctor, setDoctor] = useState<Doctor>()

  const signIn = async (credentials: { email: string; password: string }) => {
    const result = await api.session.login(credentials).result()
    if (result.ok) {
      setDoctor(result.value.doctor)
      return { ok: true, message: result.value.message } as const
    }
    // 401 here means: the account is not confirmed yet, and a code is on its way.
    return { ...refused(result.error), ...(result.error.status === 401 && { next: 'code' as const }) }
  }

  if (doctor) return <h1>Hello, {doctor.name}</h1>
  return (
    <Login
      registerHref="/register"
      onLogin={signIn}
      onVerify={async (confirmation, credentials) => {
        const confirmed = await outcome(api.account.confirm(confirmation))
        return confirmed.ok ? signIn(credentials) : confirmed
      }}
      onResend={async (credentials) => {
        const result = await signIn(credentials)
        return 'next' in result ? { ok: true, message: result.message } : result
      }}
      onForgotPassword={(request) => outcome(api.account.forgotPassword(request))}
      onResetPassword={(reset) => outcome(api.account.resetPassword(reset))}
      onContinue={() => window.location.reload()}
    />
  )
}
