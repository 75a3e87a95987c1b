import { Registration, useMessages } from '@nalam/ui'
import { configuration } from '../../app/configuration.ts'
import { paths } from '../../app/paths.ts'
import { PreferenceSwitch } from '../../app/preferences/PreferenceSwitch.tsx'
import { useDocumentTitle } from '../../app/useDocumentTitle.ts'
import { useRegistration } from './useRegistration.ts'

/** /doctor/register */
export default function RegisterRoute() {
  const { register, verify, resend } = useRegistration()
  useDocumentTitle(useMessages().registration.title)
  return (
    <Registration
      onRegister={register}
      onVerify={verify}
      onResend={resend}
      signInHref={paths.login}
      allowedDomains={configuration.allowedEmailDomains}
      tools={<PreferenceSwitch />}
    />
  )
}
