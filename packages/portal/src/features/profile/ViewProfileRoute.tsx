import { ViewProfile } from '@nalam/ui'
import { paths } from '../../shared/paths.ts'
import { profileImageSource } from '../../shared/session/profileImageSource.ts'
import { useDoctor } from '../../shared/session/session.ts'

/** /doctor/view-profile */
export default function ViewProfileRoute() {
  const doctor = useDoctor()
  return (
    <ViewProfile
      doctor={{ ...doctor, name: doctor.name || doctor.email }}
      imageSrc={profileImageSource(doctor)}
      editHref={paths.editProfile}
    />
  )
}
