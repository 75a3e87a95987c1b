import { useMessages, ViewProfile } from '@nalam/ui'
import { paths } from '../../app/paths.ts'
import { profileImageSource } from '../../app/profileImageSource.ts'
import { useDoctor } from '../../app/session/useDoctor.ts'
import { useDocumentTitle } from '../../app/useDocumentTitle.ts'

/** /doctor/view-profile */
export default function ViewProfileRoute() {
  const doctor = useDoctor()
  useDocumentTitle(useMessages().viewProfile.title)
  return <ViewProfile doctor={doctor} imageSource={profileImageSource(doctor)} editHref={paths.editProfile} />
}
