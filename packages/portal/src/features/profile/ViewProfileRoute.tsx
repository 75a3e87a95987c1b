import { type ViewProfileProps, ViewProfile } from '@nalam/ui'
import { useActionResult } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { invalidate } from '../../shared/queries/useQuery.ts'
import { paths } from '../../shared/paths.ts'
import { profileImageSource, useCapability, useDoctor } from '../../shared/session/session.ts'

export default function ViewProfileRoute() {
  const doctor = useDoctor()
  const canVerify = useCapability('account-security')
  const results = useActionResult()
  const readAgain = () => invalidate('verifyEmail')
  /** Sends a code to the doctor's e-mail and verifies it, then reads the doctor again (ACC-04). */
  const emailVerification: ViewProfileProps['emailVerification'] = {
    // Both requests are safe to repeat, also by the doctor, after a lost response.
    async onSendCode() {
      const result = await api.account.sendEmailCode().result()
      // It was verified elsewhere, for example in another tab.
      if (result.ok && result.value.code === 'email.verified') await readAgain()
      return results.of(result)
    },
    async onVerify(confirmationCode) {
      const result = await api.account.verifyEmail({ confirmationCode }).result()
      if (result.ok) await readAgain()
      return results.at(result, 'confirmationCode')
    },
  }
  return (
    <ViewProfile
      doctor={{ ...doctor, name: doctor.name || doctor.email }}
      imageSrc={profileImageSource(doctor)}
      editHref={paths.editProfile}
      emailVerification={canVerify ? emailVerification : undefined}
    />
  )
}
