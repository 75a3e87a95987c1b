import { Login } from '@nalam/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { configuration } from '../../shared/api/configuration.ts'
import { paths } from '../../shared/paths.ts'
import { stepTitle } from '../../shared/page.ts'
import { VisitorTools } from '../../shared/preferences/VisitorTools.tsx'
import { usePasskeySignIn } from './usePasskeySignIn.ts'
import { confirmedEmail, useSignIn } from './useSignIn.ts'

const HAS_NEW_PASSWORD = 'hasNewPassword'

export default function LoginRoute() {
  const signIn = useSignIn()
  const location = useLocation()
  const { look, ...passkeys } = usePasskeySignIn()
  const [defaultEmail] = useState(() => confirmedEmail.get())
  const navigate = useNavigate()
  const reload = async () => {
    // The state of an entry of the history survives the reload.
    await navigate(location, { replace: true, state: HAS_NEW_PASSWORD })
    window.location.reload()
  }
  return (
    <Login
      {...signIn}
      onLogin={async (credentials) => {
        const result = await signIn.onLogin(credentials)
        if (!result.ok && result.error.code === 'login.wrong_credentials') void look()
        return result
      }}
      onForgotPassword={async (request) => {
        const result = await signIn.onForgotPassword(request)
        // An account with passkeys only gets a mail that names the way back.
        if (result.ok) void look()
        return result
      }}
      {...passkeys}
      onPasswordReset={() => void reload()}
      shouldFocusEmail={location.state === HAS_NEW_PASSWORD}
      defaultEmail={defaultEmail}
      registerHref={paths.register}
      allowedDomains={configuration.allowedEmailDomains}
      onTitleChange={stepTitle.set}
      tools={<VisitorTools />}
    />
  )
}
