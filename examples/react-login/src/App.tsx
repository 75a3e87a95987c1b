import { type ApiError, type ApiPromise, createDoctorApi, type Doctor } from '@nalam/sdk'
import { Login } from '@nalam/ui'
import { useState } from 'react'

const api = createDoctorApi({ baseUrl: '/api' })

const refused = (error: ApiError) => ({ ok: false, message: error.userMessage }) as const

/**
 * Converts a call to the result that the screens expect: success with a message, or failure with
 * its reason.
 */
async function outcome(call: ApiPromise<{ message: string }>) {
  const result = await call.result()
  return result.ok ? ({ ok: true, message: result.value.message } as const) : refused(result.error)
}

export function App() {
  const [doctor, setDoctor] = useState<Doctor>()

  const signIn = async (credentials: { email: string; password: string }) => {
    const result = await api.session.login(credentials).result()
    if (result.ok) setDoctor(result.value.doctor)
    return result
  }

  if (doctor) return <h1>Hello, {doctor.name}</h1>
  return (
    <Login
      registerHref="/register"
      onLogin={async (credentials) => {
        const result = await signIn(credentials)
        if (result.ok) return { ok: true, message: result.value.message }
        // A 401 means that the account is not confirmed yet and that a code has been sent.
        return result.error.status === 401 ? { ...refused(result.error), next: 'code' } : refused(result.error)
      }}
      onVerify={async (confirmation, credentials) => {
        const confirmed = await outcome(api.account.confirm(confirmation))
        if (!confirmed.ok) return confirmed
        const result = await signIn(credentials)
        return result.ok ? confirmed : { ...refused(result.error), next: 'form' }
      }}
      onResend={async (credentials) => {
        const result = await signIn(credentials)
        if (result.ok) return { ok: true, message: result.value.message }
        return { ok: result.error.status === 401, message: result.error.userMessage }
      }}
      onForgotPassword={(request) => outcome(api.account.forgotPassword(request))}
      onResetPassword={(reset) => outcome(api.account.resetPassword(reset))}
      onContinue={() => window.location.reload()}
    />
  )
}
