import { useMessages, ViewProfile } from '@nalam/ui'
import { paths } from '../../shared/paths.ts'
import { profileImageSource } from '../../shared/session/profileImageSource.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useDocumentTitle } from '../../shared/useDocumentTitle.ts'

/** /doctor/view-profile */
export default function ViewProfileRoute() {
  const doctor = useDoctor()
  useDocumentTitle(useMessages().viewProfile.title)
  return <ViewProfile doctor={doctor} imageSource={profileImageSource(doctor)} editHref={paths.editProfile} />
}
