import { ViewProfile } from '@nalam/ui'
import { paths } from '../../shared/paths.ts'
import { profileImageSource } from '../../shared/session/profileImageSource.ts'
import { useCapability, useDoctor } from '../../shared/session/session.ts'
import { useEmailVerification } from './useEmailVerification.ts'

export default function ViewProfileRoute() {
  const doctor = useDoctor()
  const emailVerification = useEmailVerification()
  const canVerify = useCapability('account-security')
  return (
    <ViewProfile
      doctor={{ ...doctor, name: doctor.name || doctor.email }}
      imageSrc={profileImageSource(doctor)}
      editHref={paths.editProfile}
      emailVerification={canVerify ? emailVerification : undefined}
    />
  )
}
