import { Login, useMessages } from '@nalam/ui'
import { api } from '../../app/api.ts'
import { configuration } from '../../app/configuration.ts'
import { paths } from '../../app/paths.ts'
import { PreferenceSwitch } from '../../app/preferences/PreferenceSwitch.tsx'
import { useActionResult } from '../../app/useActionResult.ts'
import { useDocumentTitle } from '../../app/useDocumentTitle.ts'
import { useSignIn } from './useSignIn.ts'

/** / and /doctor/login */
export default function LoginRoute() {
  const { login, verify, resend } = useSignIn()
  const results = useActionResult()
  useDocumentTitle(useMessages().login.title)
  return (
    <Login
      onLogin={login}
      onVerify={verify}
      onResend={resend}
      onForgotPassword={async (request) => results.of(await api.account.forgotPassword(request).result())}
      onResetPassword={async (reset) => results.of(await api.account.resetPassword(reset).result())}
      onContinue={() => window.location.reload()}
      registerHref={paths.register}
      allowedDomains={configuration.allowedEmailDomains}
      tools={<PreferenceSwitch />}
    />
  )
}
