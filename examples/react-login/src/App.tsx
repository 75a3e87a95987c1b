import { createDoctorApi, type Doctor } from '@nalam/sdk'
import { Login, useSignInActions } from '@nalam/ui'
import { useState } from 'react'

const api = createDoctorApi({ baseUrl: '/api' })

export function App() {
  const [doctor, setDoctor] = useState<Doctor>()
  const { login } = useSignInActions(api, setDoctor)
  if (doctor) return <h1>Hello, {doctor.name}</h1>
  return <Login {...login} registerHref="/register" onContinue={() => window.location.reload()} />
}
