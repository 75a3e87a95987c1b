import { Registration } from '@nalam/ui'
import { configuration } from '../../shared/api/configuration.ts'
import { paths } from '../../shared/paths.ts'
import { stepTitle } from '../../shared/stepTitle.ts'
import { VisitorTools } from '../../shared/preferences/VisitorTools.tsx'
import { useRegistration } from './useRegistration.ts'

export default function RegisterRoute() {
  return (
    <Registration
      {...useRegistration()}
      signInHref={paths.login}
      allowedDomains={configuration.allowedEmailDomains}
      onTitleChange={stepTitle.set}
      tools={<VisitorTools />}
    />
  )
}
