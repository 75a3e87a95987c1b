import { createDoctorApi, type ApiError, type ApiPromise, type Doctor } from '@nalam/sdk'
import { Login, type SpokenByServer, useServerText } from '@nalam/ui'
import { useState } from 'react'

const api = createDoctorApi({ baseUrl: '/api' })

export function App() {
  const [doctor, setDoctor] = useState<Doctor>()
  const textOf = useServerText()

  const refused = (error: ApiError, field: string) => {
    const message = textOf(error)
    const isWrong = error.status === 400 && Object.keys(error.fieldErrors).length === 0
    return { ok: false, message, fieldErrors: isWrong ? { [field]: message } : error.fieldErrors } as const
  }
  const outcome = async (call: ApiPromise<SpokenByServer>, field: string) => {
    const { ok, value, error } = await call.result()
    return ok ? ({ ok, message: textOf(value) } as const) : refused(error, field)
  }
  const signIn = async (credentials: { email: string; password: string }) => {
    const { ok, value, error } = await api.session.login(credentials).result()
    if (!ok) return { ...refused(error, 'password'), next: error.status === 401 ? ('code' as const) : undefined }
    setDoctor(value.doctor)
    return { ok, message: textOf(value) } as const
  }

  if (doctor) return <h1>Hello, {doctor.name}</h1>
  return (
    <Login
      registerHref="/register"
      onLogin={signIn}
      onVerify={async (confirmation, credentials) => {
        const confirmed = await outcome(api.account.confirm(confirmation), 'confirmationCode')
        if (!confirmed.ok) return confirmed
        const { ok, message } = await signIn(credentials)
        return ok ? confirmed : { ok, message, next: 'form' }
      }}
      onResend={async (credentials) => {
        const result = await signIn(credentials)
        return result.ok ? result : { ok: result.next === 'code', message: result.message }
      }}
      onForgotPassword={(request) => outcome(api.account.forgotPassword(request), 'email')}
      onResetPassword={(reset) => outcome(api.account.resetPassword(reset), 'otp')}
      onPasswordReset={() => window.location.reload()}
    />
  )
}
