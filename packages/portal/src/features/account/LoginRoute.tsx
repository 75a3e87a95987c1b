import { Login } from '@nalam/ui'
import { useState } from 'react'
import { configuration } from '../../shared/api/configuration.ts'
import { paths } from '../../shared/paths.ts'
import { stepTitle } from '../../shared/stepTitle.ts'
import { VisitorTools } from '../../shared/preferences/VisitorTools.tsx'
import { confirmedEmail } from './confirmedEmail.ts'
import { useSignIn } from './useSignIn.ts'

/** / and /doctor/login */
export default function LoginRoute() {
  const { login, verify, resend, forgotPassword, resetPassword } = useSignIn()
  const [defaultEmail] = useState(() => confirmedEmail.get())
  return (
    <Login
      onLogin={login}
      onVerify={verify}
      onResend={resend}
      onForgotPassword={forgotPassword}
      onResetPassword={resetPassword}
      onContinue={() => window.location.reload()}
      defaultEmail={defaultEmail}
      registerHref={paths.register}
      allowedDomains={configuration.allowedEmailDomains}
      onTitleChange={stepTitle.set}
      tools={<VisitorTools />}
    />
  )
}
